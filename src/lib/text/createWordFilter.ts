/**
 * Creates a filter for texts that have every word of a query, in any order and as parts of words.
 * An empty query lets every text pass.
 *
 * @example createWordFilter('grid data')('Data Grid') // → true
 */
export function createWordFilter(query: string): (text: string) => boolean {
  const words = query.toLowerCase().split(/\s+/);
  return (text) => {
    const searched = text.toLowerCase();
    return words.every((word) => searched.includes(word));
  };
}
