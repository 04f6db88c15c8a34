/**
 * Sets parameters in the query of an address and leaves the others alone. An empty value
 * takes its parameter away.
 *
 * @param search query so far, with or without its `?`
 * @returns the query with its `?`; empty where no parameter is left
 *
 * @example
 * setParameters('?a=1', { a: '', b: '2' }) // → '?b=2'
 */
export function setParameters(
  search: string,
  values: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}
