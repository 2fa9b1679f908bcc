/** What everything is called that publishing needs for a while. Hidden, so that no server shows it. */
export const STAGE = '.publish-';

/** The lock of a folder. */
export const LOCK = `${STAGE}lock`;
