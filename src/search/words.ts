import { fold } from './fold.js';

/** Whether a UTF-16 unit of a folded text belongs to a word. */
export function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127;
}

/** Whether a unit of a folded text can hold a compound together: "Passwort-Manager", "Rocket.Chat", "Let's". */
export function isJoint(unit: number): boolean {
  return unit === 45 || unit === 39 || unit === 46 || unit === 95 || unit === 47;
}

/**
 * Calls back with each word of a folded text, and with each compound's parts written as one ("passwortmanager").
 * Written by hand instead of with a pattern: it reads every text of a catalogue.
 */
export function eachWord(folded: string, visit: (word: string) => void): void {
  let compound = '';
  for (let at = 0; at < folded.length; at++) {
    if (!isWordUnit(folded.charCodeAt(at))) continue;
    const start = at++;
    while (at < folded.length && isWordUnit(folded.charCodeAt(at))) at++;
    const word = folded.slice(start, at);
    visit(word);
    // a joint holds when it stands between two words alone
    if (isJoint(folded.charCodeAt(at)) && isWordUnit(folded.charCodeAt(at + 1))) compound += word;
    else if (compound !== '') {
      visit(compound + word);
      compound = '';
    }
  }
}

/** The words of a folded text: its runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9\x80-\uffff]+/g) ?? [];
}

/** A text folded, without anything but letters and digits: "Google Docs" and "google-docs" become one. */
export function squash(text: string): string {
  return wordsOf(fold(text)).join('');
}
