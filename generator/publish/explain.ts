/** What a code of the system means for somebody who wanted a file written, and what to do about it. */
export function explainCode(code: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'the disk is full. Make room and try again.';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'writing there is not permitted. Check the permissions, or name another place.';
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EISDIR':
      return 'a file is where a folder should be, or the other way round. Remove it, or name another place.';
    case 'EXDEV':
      return 'a part of it lies on another file system. Publish into a folder on one and copy from there.';
    default:
      return `the system said ${code}.`;
  }
}
