/** The row above a line of dashes is the head of a table. */
const HEAD = /^(\|.*\|)\s*\n\|\s*:?-/gm;

/**
 * Finds columns of tables without a name: who hears a table hears them with each cell.
 *
 * @returns `file:line: …` of heads with an empty cell
 */
export function findTableProblems(file: string, text: string): string[] {
  return [...text.matchAll(HEAD)]
    .filter(([, head = '']) =>
      head
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .some((cell) => cell.trim() === ''),
    )
    .map(
      ({ index }) =>
        `${file}:${text.slice(0, index).split('\n').length}: a column without a name`,
    );
}
