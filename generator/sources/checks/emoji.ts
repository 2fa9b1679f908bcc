// Built from strings: `\p{RGI_Emoji}` needs the flag `v`, which TypeScript allows in literals of a later target only.
const EMOJI = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const FLAG = new RegExp(String.raw`^(?:\p{RGI_Emoji_Flag_Sequence}|\p{RGI_Emoji_Tag_Sequence})$`, 'v');
/** Used instead of a flag for projects that belong to no country. */
const GLOBES = ['🌍', '🌎', '🌏', '🌐'];
/** Matches pictographs that a Unicode newer than this Node's may have made an emoji. */
const PICTURE = /^\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*$/u;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const graphemes = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** What is wrong with an icon: it has to be exactly one emoji. */
export const checkIcon = remembered(iconProblem);

function iconProblem(icon: string): { message: string; severity: 'error' | 'warning' } | undefined {
  if (EMOJI.test(icon)) return undefined;
  const parts = graphemes(icon);
  if (parts.length > 1)
    return { severity: 'error', message: `"${icon}" has ${parts.length} characters. Use exactly one emoji.` };
  if (!PICTURE.test(icon))
    return { severity: 'error', message: `"${icon}" is no emoji. Use exactly one emoji.` };
  if (EMOJI.test(`${icon}\uFE0F`))
    return {
      severity: 'warning',
      message: `"${icon}" is often shown as text. Write "${icon}\uFE0F" (with U+FE0F).`,
    };
  return undefined;
}

/**
 * What is wrong with an origin: it has to be the emoji of a flag, a blank, and a place; a globe stands for all of
 * them.
 */
export const checkOrigin = remembered(originProblem);

function originProblem(origin: string): string | undefined {
  const [flag = '', ...rest] = graphemes(origin);
  if (!FLAG.test(flag) && !GLOBES.includes(flag))
    return `"${origin}" does not start with the emoji of a flag. Write it as "🇨🇭 Schweiz" or "🌍 International".`;
  if (!/^ \p{L}/u.test(rest.join('')))
    return `"${origin}" needs one blank and a place after the flag. Write it as "🇨🇭 Schweiz".`;
  return undefined;
}

/** The most results that are kept. */
const MOST = 1000;

/** Memoizes a check. The solutions of a catalogue share most of their icons and origins. */
function remembered<Answer>(check: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer;
    const answer = check(text);
    if (answers.size >= MOST) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
