/** Content of the address in a minified error. */
export interface ErrorAddress {
  /** As written; empty where the address names no error. */
  code: string;
  /** Values for the places of the message, in order. */
  args: string[];
}

/**
 * Reads the query of an address such as `/production-error/?code=7&args[]=a&args[]=b`. Never
 * throws; what is not understood is left out.
 *
 * @example searchToErrorAddress('?code=9&args[]=%23zzz') // → { code: '9', args: ['#zzz'] }
 */
export function searchToErrorAddress(search: string): ErrorAddress {
  const query = new URLSearchParams(search);
  return { code: query.get('code')?.trim() ?? '', args: query.getAll('args[]') };
}

/** Stands for a value the address does not give. */
const UNKNOWN = '…';

/**
 * Writes a message out.
 *
 * @param parts texts, and indexes of arguments
 * @example fillErrorMessage(['The color ', 0, ' is odd.'], ['red']) // → 'The color red is odd.'
 */
export function fillErrorMessage(
  parts: readonly (string | number)[],
  args: readonly string[],
): string {
  return parts
    .map((part) => (typeof part === 'number' ? (args[part] ?? UNKNOWN) : part))
    .join('');
}
