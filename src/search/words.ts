import { fold } from './fold.js';

/** Whether a UTF-16 unit of a folded text belongs to a word. */
export function isWordUnit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit > 127;
}

/** Whether a unit of a folded text can hold a compound together: "Passwort-Manager", "Rocket.Chat", "Let's". */
export function isJoint(unit: number): boolean {
  return unit === 45 || unit === 39 || unit === 46 || unit === 95 || unit === 47;
}

/** The words of a folded text: its runs of letters and digits. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[a-z0-9\x80-\uffff]+/g) ?? [];
}

/** A text folded, without anything but letters and digits: "Google Docs" and "google-docs" become one. */
export function squash(text: string): string {
  return wordsOf(fold(text)).join('');
}
