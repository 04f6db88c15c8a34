/**
 * `npm run content:report [-- material-ui]`: what the pages of a documentation set are like, in
 * figures, which props no demo sets, and which demos are most alike.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadApiModel } from '../plugins/api-reference/loadApiModel';
import { collectDemoUses } from '../plugins/api-reference/pages/collectDemoUses';
import { loadDocPages } from '../plugins/api-reference/pages/loadDocPages';
import { listDemos } from '../tests/demos/listDemos';
import { collectPlaygroundUses } from './content/collectPlaygroundUses';
import { findSimilarDemos, MOST_SIMILAR } from './content/findSimilarDemos';
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

const isComponentPage = (pathname: string) => /\/react-/.test(pathname);

const findGaps = (pathname: string, measures: PageMeasures): string =>
  isComponentPage(pathname)
    ? [
        measures.keyboard === 'untold' ? 'no keyboard table' : [],
        measures.keyboard === 'none' ? 'has no keys, and says so' : [],
        measures.hasWhenNot ? [] : 'not said when not to use it',
      ]
        .flat()
        .join(', ')
    : '';

print(`Pages of ${set}\n`);
print(
  [
    'words'.padStart(6),
    'demos'.padStart(6),
    'ref'.padStart(4),
    'code'.padStart(5),
    'level'.padStart(6),
    'longest'.padStart(8),
    ' page',
  ].join(''),
);
for (const { pathname, text } of pages) {
  const measures = measurePage(text);
  const reference = REFERENCE_DEMOS[pathname.replace(/\/$/, '')] ?? 0;
  print(
    [
      String(measures.words).padStart(6),
      String(measures.demos).padStart(6),
      String(reference).padStart(4),
      String(measures.codeLines).padStart(5),
      measures.readingLevel.toFixed(1).padStart(6),
      String(measures.longestParagraph).padStart(8),
      ` ${pathname}`,
      measures.demos < reference ? ` [fewer demos]` : '',
      findGaps(pathname, measures).replace(/^(.+)$/, ' [$1]'),
    ].join(''),
  );
}

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
