import type { Root } from 'mdast';
import { listPageElements, readLine } from '../../plugins/shared/listPageElements';
import { parsePageOrNothing } from '../../plugins/shared/parsePage';
import { readFrontMatter } from '../../plugins/shared/readFrontMatter';
import { findWordsToReplace } from './findWordsToReplace';
import { listHeadings } from './listHeadings';
import { allowLines, measureDemos } from './measureDemos';
import { measurePage } from './measurePage';

/** A page that was read. */
export interface GuidedPage {
  /** Absolute path. */
  file: string;
  text: string;
}

/** A deviation of a page from CONTRIBUTING.md. */
export interface GuideProblem {
  /** Line of the page, from 1. */
  line: number;
  message: string;
}

type Rule = (page: GuidedPage) => GuideProblem[];

/** Most words of a page: what can be read at a sitting, and found in. */
export const MOST_WORDS = 2200;

/** Last sections of a component's page. `null`: it may be left out. */
const LAST_SECTIONS = [
  { title: 'Customisation', isNeeded: false },
  { title: 'Accessibility', isNeeded: true },
  { title: 'Testing', isNeeded: true },
  { title: 'When to use something else', isNeeded: true },
  { title: 'Known issues', isNeeded: false },
] as const;

/** Whether a page documents components: the others have no order of their own. */
export const isComponentPage = ({ file, text }: GuidedPage): boolean =>
  /[\\/]docs[\\/][\w-]+[\\/]components[\\/]/.test(file) &&
  'components' in readFrontMatter(text);

const findWords: Rule = ({ text }) =>
  findWordsToReplace(text).map(({ line, found, say }) => ({
    line,
    message: `"${found.trim()}": say ${say}`,
  }));

const findLongDemos: Rule = (page) =>
  measureDemos(page.file, page.text).flatMap((demo, index) => {
    const isFirst = index === 0 && isComponentPage(page);
    const most = allowLines(demo, isFirst);
    return demo.lines > most
      ? {
          line: demo.line,
          message: `${demo.name} has ${demo.lines} lines, ${isFirst ? 'the first demo' : demo.opensLayer ? 'a demo that opens a layer' : 'a demo'} at most ${most}`,
        }
      : [];
  });

const findLength: Rule = ({ text }) => {
  const { words } = measurePage(text);
  const isExplained = 'longBecause' in readFrontMatter(text);
  if (words > MOST_WORDS && !isExplained) {
    return [
      {
        line: 1,
        message: `${words} words, at most ${MOST_WORDS}: split or cut it, or say "longBecause" in the front matter`,
      },
    ];
  }
  return words <= MOST_WORDS && isExplained
    ? [{ line: 1, message: `"longBecause", with ${words} words` }]
    : [];
};

/** Finds the line of the first of some elements, from 1; Infinity if there is none. */
const findLine = (tree: Root, name: string): number => {
  const [first] = listPageElements(tree, [name]);
  return first ? readLine(first) : Infinity;
};

const findOrder: Rule = (page) => {
  if (!isComponentPage(page)) return [];
  const tree = parsePageOrNothing(page.text);
  const sections = listHeadings(tree).filter(({ depth }) => depth === 2);
  const [first, second] = sections.map(({ line }) => line);
  const problems: GuideProblem[] = [];
  const report = (line: number, message: string) => problems.push({ line, message });

  const playground = findLine(tree, 'Playground');
  const demo = findLine(tree, 'Demo');
  const isExcused = 'noPlaygroundBecause' in readFrontMatter(page.text);
  if (playground === Infinity && !isExcused) {
    report(
      1,
      'no playground; write one or say "noPlaygroundBecause" in the front matter',
    );
  }
  if (playground !== Infinity && isExcused) {
    report(1, '"noPlaygroundBecause", with a playground');
  }
  if (playground !== Infinity && playground > Math.min(demo, first ?? Infinity)) {
    report(
      playground,
      'the playground belongs before the first demo and the first section',
    );
  }
  if (demo === Infinity || demo > (second ?? Infinity)) {
    report(second ?? 1, 'no demo before the second section');
  }

  let above: { title: string; line: number } = { title: '', line: 0 };
  for (const { title, isNeeded } of LAST_SECTIONS) {
    const line = sections.find(({ text }) => text === title)?.line;
    if (line === undefined) {
      if (isNeeded) report(1, `no section "${title}"`);
    } else if (line < above.line) {
      report(line, `"${title}" belongs after "${above.title}"`);
    } else {
      above = { title, line };
    }
  }
  return problems;
};

/** The rules that a machine can hold, by what pages do that follow them. */
export const GUIDE_RULES: Readonly<Record<string, Rule>> = {
  'use words that are typed into a search': findWords,
  'have demos that can be taken in at a glance': findLongDemos,
  'are short enough to be read, or say why not': findLength,
  'of components have their parts in one order': findOrder,
};

/** All that is not as it should be on a page. */
export const findGuideProblems: Rule = (page) =>
  Object.values(GUIDE_RULES).flatMap((rule) => rule(page));
