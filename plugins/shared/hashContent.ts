import { createHash } from 'node:crypto';

/** Digits that names of files bear: two contents of one file will not meet in 48 bits. */
const LENGTH = 12;

/**
 * A short name for a content, the same at every build.
 *
 * @returns the first 12 digits of its SHA-256, in hexadecimal
 */
export function hashContent(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, LENGTH);
}
