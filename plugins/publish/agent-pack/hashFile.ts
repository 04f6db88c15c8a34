import { createHash } from 'node:crypto';

/** SHA-256 of a file of the pack, in hexadecimal digits. */
export const hashFile = (text: string): string =>
  createHash('sha256').update(text).digest('hex');
