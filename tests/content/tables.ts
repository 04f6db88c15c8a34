import { toString as nodeToText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readLine } from '../../plugins/shared/listPageElements';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';

/**
 * Finds columns of tables without a name: screen readers read them with each cell.
 *
 * @returns `file:line: …` of heads with an empty cell
 */
export function findTableProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  visit(parsePageOrNothing(text), 'table', (table) => {
    const [head] = table.children;
    if (head?.children.some((cell) => nodeToText(cell).trim() === ''))
      problems.push(`${file}:${readLine(table)}: a column without a name`);
  });
  return problems;
}
