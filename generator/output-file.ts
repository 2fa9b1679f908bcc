/** A file to be published. */
export interface OutputFile {
  /** Where, below the output folder, with slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
  /** Makes its compressed forms, where they are worth it: under its own path, with an ending. */
  readonly sidecars?: () => Promise<readonly OutputFile[]>;
}

/** Files to be published, made one after the other: not all of them fit into memory at once. */
export type OutputFiles = Iterable<OutputFile>;

/** The path of the one endpoint. It is published after everything else. */
export const DOCUMENT_PATH = 'api/v1/solutions.json';

/** What the compressed forms of a file are called, behind its own name. */
export const SIDECAR_ENDINGS = ['.gz', '.br', '.zst'] as const;
