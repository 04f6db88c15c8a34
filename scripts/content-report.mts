/**
 * `npm run content:report [-- material-ui]`: what the pages of a documentation set are like, in
 * figures, how many of their blocks of code only the sweep checks, which words and headings keep
 * them from being found, which props no demo sets, and which demos are most alike.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadApiModel } from '../plugins/content/api-reference/loadApiModel';
import { collectDemoUses } from '../plugins/content/api-reference/pages/collectDemoUses';
import { loadDocPages } from '../plugins/content/api-reference/pages/loadDocPages';
import { readFrontMatter } from '../plugins/shared/readFrontMatter';
import { listCodeFences } from '../tests/content/listCodeFences';
import { listMissingPackages } from '../tests/content/missingPackages';
import { listDemos } from '../tests/demos/listDemos';
import { collectPlaygroundUses } from './content/collectPlaygroundUses';
import { findSimilarDemos, MOST_SIMILAR } from './content/findSimilarDemos';
import {
  findGuideProblems,
  isComponentPage,
  MOST_WORDS,
} from './content/findGuideProblems';
import { findUnnamedHeadings } from './content/findUnnamedHeadings';
import { findWordsToReplace } from './content/findWordsToReplace';
import { DEMO_LINES, LONG_DEMO_SHARE, measureDemos } from './content/measureDemos';
import { measurePage, type PageMeasures } from './content/measurePage';
import { measureShownProps } from './content/measureShownProps';
import { REFERENCE_DEMOS } from './content/referenceDemos';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const NEAREST = 10;

const set = process.argv[2] ?? 'material-ui';
const print = (line = '') => process.stdout.write(`${line}\n`);

const pages = loadDocPages(SITE_DIR).filter(({ pathname }) =>
  pathname.startsWith(`/${set}/`),
);
if (pages.length === 0) {
  process.stderr.write(`There are no pages in "${set}".\n`);
  process.exit(1);
}

const findGaps = (page: (typeof pages)[number], measures: PageMeasures): string[] =>
  isComponentPage(page)
    ? [
        measures.keyboard === 'untold' ? 'no keyboard table' : [],
        measures.keyboard === 'none' ? 'has no keys, and says so' : [],
        measures.hasWhenNot ? [] : 'not said when not to use it',
      ].flat()
    : [];

print(`Pages of ${set}\n`);
print(
  [
    'words'.padStart(6),
    'demos'.padStart(6),
    'ref'.padStart(4),
    'code'.padStart(5),
    'level'.padStart(6),
    'paragraph'.padStart(10),
    'first'.padStart(6),
    'longest'.padStart(8),
    'avoid'.padStart(6),
    'guide'.padStart(6),
    ' page',
  ].join(''),
);
for (const page of pages) {
  const { pathname, text, file } = page;
  const measures = measurePage(text);
  const lines = measureDemos(file, text).map((demo) => demo.lines);
  const reference = REFERENCE_DEMOS[pathname.replace(/\/$/, '')] ?? 0;
  const remarks = [
    measures.words > MOST_WORDS ? `more than ${MOST_WORDS} words` : [],
    measures.demos < reference ? 'fewer demos' : [],
    findGaps(page, measures),
  ].flat();
  print(
    [
      String(measures.words).padStart(6),
      String(measures.demos).padStart(6),
      String(reference).padStart(4),
      String(measures.codeLines).padStart(5),
      measures.readingLevel.toFixed(1).padStart(6),
      String(measures.longestParagraph).padStart(10),
      String(lines[0] ?? '-').padStart(6),
      String(lines.length > 0 ? Math.max(...lines) : '-').padStart(8),
      String(findWordsToReplace(text).length).padStart(6),
      String(findGuideProblems(page).length).padStart(6),
      ` ${pathname}`,
      ...remarks.map((remark) => ` [${remark}]`),
    ].join(''),
  );
}
print(
  '\nLines of the first and the longest demo; words to avoid; what breaks the guide, those included',
);

const measured = pages.flatMap(({ file, text }) => measureDemos(file, text));
const long = measured.filter(({ lines }) => lines > DEMO_LINES.other);
const toPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
print(
  `\nDemos of more than ${DEMO_LINES.other} lines: ${long.length} of ${measured.length} (${toPercent(long.length / Math.max(1, measured.length))}; at most ${toPercent(LONG_DEMO_SHARE)} over all sets)`,
);

const fences = pages.flatMap(({ file, text }) => listCodeFences(file, text));
const missing = fences.map(listMissingPackages).filter((names) => names.length > 0);
const counts = [...new Set(missing.flat())]
  .map((name) => ({
    name,
    blocks: missing.filter((names) => names.includes(name)).length,
  }))
  .sort((a, b) => b.blocks - a.blocks)
  .map(({ name, blocks }) => `${name} ${blocks}`);
print(
  `\nBlocks of code: ${fences.length}; ${missing.length} import packages with which only the sweep checks them${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`,
);

const { model } = await loadApiModel(SITE_DIR);
const shown = measureShownProps(
  model.components.filter(({ product }) => product === set),
  [
    ...collectDemoUses(pages).map(({ uses }) => uses),
    ...collectPlaygroundUses(pages),
  ],
);
const sum = (key: 'shown' | 'total') =>
  shown.reduce((all, component) => all + component[key], 0);
const percent = Math.floor((100 * sum('shown')) / Math.max(1, sum('total')));
const advisedAgainst = shown.flatMap(({ advisedAgainst: names }) => names).length;
print(
  `\nProps that demos and playgrounds set: ${sum('shown')} of ${sum('total')} (${percent} %), of ${shown.length} components`,
);
print(
  `Counted where they are declared; ${advisedAgainst} deprecated ones and old names of others are left out\n`,
);
for (const { name, shown: count, total, missing } of shown) {
  print(
    `${`${count}/${total}`.padStart(7)} ${name}${missing.length ? `: never ${missing.join(', ')}` : ''}`,
  );
}

const readNames = (text: string): unknown[] => {
  const { components } = readFrontMatter(text);
  return Array.isArray(components) ? (components as unknown[]) : [];
};
print('\nHeadings and labels of demos that name no feature of their page\n');
for (const { file, text } of pages) {
  const names = readNames(text);
  const documented = model.components.filter(
    ({ product, name }) => product === set && names.includes(name),
  );
  for (const heading of findUnnamedHeadings(text, documented)) {
    print(`${path.relative(SITE_DIR, file)}:${heading.line}: ${heading.text}`);
  }
}

const demos = listDemos(path.join(SITE_DIR, 'docs', set)).map(({ id, file }) => ({
  name: id,
  source: readFileSync(file, 'utf8'),
}));
print(
  `\nNearest pairs of ${demos.length} demos; more than ${MOST_SIMILAR * 100} % fails tests/content/similarDemos\n`,
);
for (const { names, similarity } of findSimilarDemos(demos, NEAREST)) {
  print(`${(similarity * 100).toFixed(0).padStart(4)} % ${names.join('  ')}`);
}
