import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';

/**
 * A page's title is its only heading of the first level, and a heading is at most one level
 * below the one before it, for those who move by headings.
 *
 * @returns problems as `file:line: …`
 */
export function findHeadingProblems(file: string, text: string): string[] {
  const problems: string[] = [];
  let above = 1;
  visit(parsePageOrNothing(text), 'heading', (heading) => {
    const { depth, position } = heading;
    const name = toString(heading).trim();
    const report = (problem: string) =>
      problems.push(`${file}:${position?.start.line}: ${problem}`);
    if (name === '') {
      report('a heading without text');
    } else if (depth === 1) {
      report(`"${name}" is of the first level, as the title is`);
    } else if (depth > above + 1) {
      report(`"${name}" is of level ${depth}, below one of level ${above}`);
    }
    above = depth;
  });
  return problems;
}
