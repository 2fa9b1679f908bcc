// A file to be published, made when its bytes are asked for, and the paths of all published files that several writers
// know.

/** A file to be published. */
export interface OutputFile {
  /** Where, below the output folder, with slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /**
   * Names all that the content depends on: of one build and another, the same fingerprint means the same content, so that
   * nobody has to ask for the bytes.
   */
  readonly fingerprint?: string | undefined;
  /** Compresses the file, if that is worthwhile: each form has the file's path plus an ending. */
  readonly sidecars?: () => Promise<readonly OutputFile[]>;
}

/** A file that is made, once, when its bytes are asked for. */
export function whenAsked(
  path: string,
  fingerprint: string | undefined,
  make: () => Uint8Array,
  sidecars?: OutputFile['sidecars'],
): OutputFile {
  let made: Uint8Array | undefined;
  return {
    path,
    fingerprint,
    get bytes() {
      return (made ??= make());
    },
    ...(sidecars && { sidecars }),
  };
}

/** A file with or without compressed forms. It is not made for that. */
export const withForms = (file: OutputFile, sidecars?: OutputFile['sidecars']): OutputFile =>
  whenAsked(file.path, file.fingerprint, () => file.bytes, sidecars);

/** Files to be published. They may be made one by one while they are taken, since all pages together are large. */
export type OutputFiles = Iterable<OutputFile>;

/** The path of the one endpoint. It is published after everything else. */
export const DOCUMENT_PATH = 'api/v1/solutions.json';

/** The page for addresses at which there is nothing. Most hosts find it by its name. */
export const NOT_FOUND = '404.html';

/** The folder of the site's pictures, whose names carry a hash. */
export const PICTURES = 'assets/pictures/';

/** The folder of the logos of solutions, `<slug>.svg`: embeds elsewhere name them. */
export const LOGOS = 'assets/logos/';

/**
 * The folder of the slices: documents with the solutions of one product, one category, or one solution. Embeds name
 * them.
 */
export const SLICES = 'embed/data/';

/** What slices there are, and what their products and categories are called: for systems that embed the catalogue. */
export const SLICE_INDEX = `${SLICES}index.json`;

/** What the compressed forms of a file are called, behind its own name. */
export const SIDECAR_ENDINGS = ['.gz', '.br', '.zst'] as const;

/** The folder of badges, small pictures for pages where scripts never run, and that of cards. Pages elsewhere name them. */
export const BADGES = 'badge/';
export const CARDS = 'card/';

/** The folder of the pictures that stand beside shared addresses. Social networks and chats keep them. */
export const SHARES = 'share/';

/** The folder of what systems ask for when somebody pastes the address of a page into them. */
export const OEMBED = 'oembed/';

/**
 * How many pages a site has: `minimal` only the reference and the one that helps to embed, `standard` all of them, `full`
 * badges, cards, pictures for shared addresses and what pasted ones turn into as well.
 */
export const PAGE_LEVELS = ['minimal', 'standard', 'full'] as const;

export type PageLevel = (typeof PAGE_LEVELS)[number];

/** The most files of a site that free hosting takes (Cloudflare Pages), and that a standard site has. */
export const MAX_FILES = 20_000;
