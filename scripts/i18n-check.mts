/**
 * `npm run i18n:check`: languages, keys and what is wrong with the text packs.
 * `--write` first writes the English texts of the code to `i18n/en/portal.json`, for
 * translators to start from.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  createPseudoPack,
  PSEUDO_LANGUAGE,
} from '../plugins/content/text-packs/createPseudoPack';
import { listComponentLocales } from '../plugins/content/text-packs/listComponentLocales';
import { describePackProblems } from '../plugins/content/text-packs/describePackProblems';
import { findPackProblems } from '../plugins/content/text-packs/findPackProblems';
import { loadTextPacks } from '../plugins/content/text-packs/loadTextPacks';
import { loadShellTexts } from './i18n/extractTexts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });

const english = Object.fromEntries(
  [...loadShellTexts(SITE_DIR)].map(([key, { text }]) => [key, text]),
);

if (values.write) {
  const language = {
    name: 'English',
    englishName: 'English',
    direction: 'ltr',
    reviewed: false,
  };
  const folder = path.join(SITE_DIR, 'i18n/en');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'portal.json'),
    `${JSON.stringify({ language, texts: english }, null, 2)}\n`,
  );
}

const packs = loadTextPacks(SITE_DIR);
const locales = listComponentLocales(SITE_DIR, [...packs.keys()]);
let problemCount = 0;

for (const [language, pack] of packs) {
  const problems = findPackProblems(language, pack, english);
  const { material, dataGrid, datePickers, dates } = locales.get(language) ?? {};
  const components = [material, dataGrid, datePickers, dates].map(
    (name) => name ?? '–',
  );
  console.log(
    [
      language.padEnd(8),
      pack.language.englishName.padEnd(22),
      pack.language.direction,
      pack.language.reviewed ? 'reviewed  ' : 'unreviewed',
      components.map((name) => name.padEnd(7)).join(' '),
      problems.length > 0 ? `${problems.length} problems` : '',
    ].join('  '),
  );
  for (const line of describePackProblems(SITE_DIR, language, problems)) {
    console.log(`    ${line}`);
  }
  problemCount += problems.length;
}

const pseudo = findPackProblems(
  PSEUDO_LANGUAGE,
  createPseudoPack(english),
  english,
).filter(({ kind }) => kind !== 'plural');
problemCount += pseudo.length;

console.log(
  `${packs.size} languages, ${Object.keys(english).length} texts, ${problemCount} problems`,
);
process.exitCode = problemCount > 0 ? 1 : 0;
