import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remarkPlugins } from '../../config/remarkPlugins';
import { loadDocSources } from '../../plugins/content/navigation/loadDocSources';
import { loadNavigationSources } from '../../plugins/content/navigation/loadNavigationSources';
import { findPageProblems } from '../../plugins/content/page-check/checkPages';
import { DOCS_INSTANCE_IDS } from '../../src/navigation';
import { findNavigationProblems } from '../../src/navigation/validateNavigation';
import { findDemoProblems, findStyleElements } from '../../tests/content/demoUses';
import { findHeadingProblems } from '../../tests/content/headings';
import { loadContent } from '../../tests/content/loadContent';
import { findMediaProblems } from '../../tests/content/media';
import { findSensoryInstructions } from '../../tests/content/sensory';
import { compareDemos, describeCopies } from '../../tests/content/similarDemos';
import { findTableProblems } from '../../tests/content/tables';
import { findGuideProblems } from '../content/findGuideProblems';
import { checkFrontMatter } from './checkFrontMatter';
import { checkFormat, checkProse, checkWords } from './checkTexts';
import { checkLinks } from './links/checkLinks';
import { pickFindings, toOutcome } from './toOutcome';
import type { CheckName, CheckOutcome, CheckPlan } from './types';

/** Runs a check over files of the site. */
type RunCheck = (files: readonly string[], siteDir: string) => Promise<CheckOutcome>;

/** A check that reads a file and says what is wrong in it. */
function checkEachFile(
  name: CheckName,
  findProblems: (file: string, text: string, siteDir: string) => string[],
): RunCheck {
  return (files, siteDir) => {
    const findings = files.flatMap((file) =>
      findProblems(file, readFileSync(path.join(siteDir, file), 'utf8'), siteDir),
    );
    return Promise.resolve(toOutcome(name, files, findings));
  };
}

const checkPage: RunCheck = (files, siteDir) =>
  Promise.resolve(
    toOutcome('page', files, findPageProblems(siteDir, files, remarkPlugins)),
  );

const checkGuide = checkEachFile('guide', (name, text, siteDir) =>
  findGuideProblems({ file: path.join(siteDir, name), text }).map(
    ({ line, message }) => `${name}:${line}: ${message}`,
  ),
);

/** Problems of the trees name the page in second place. */
const checkNavigation: RunCheck = async (files, siteDir) => {
  const [trees, docs] = await Promise.all([
    loadNavigationSources(siteDir),
    loadDocSources(siteDir, DOCS_INSTANCE_IDS),
  ]);
  const problems = findNavigationProblems(trees, docs);
  return toOutcome(
    'navigation',
    files,
    problems.filter((problem) => files.some((file) => problem.includes(`${file}:`))),
  );
};

const checkDemoFiles: RunCheck = (files, siteDir) => {
  const content = loadContent(siteDir);
  const problems = [...findDemoProblems(content), ...findStyleElements(content)];
  return Promise.resolve(
    toOutcome('demo-files', files, pickFindings(problems, files)),
  );
};

/** More pairs than one page can have that are alike. */
const MOST_PAIRS = 1000;

const checkSimilar: RunCheck = (files, siteDir) => {
  const chosen = new Set(files.map((file) => path.join(siteDir, file)));
  const sets = DOCS_INSTANCE_IDS.filter((set) =>
    files.some((file) => file.startsWith(`docs/${set}/`)),
  );
  const findings = sets.flatMap((set) => {
    const { nearest } = compareDemos(
      path.join(siteDir, 'docs', set),
      MOST_PAIRS,
      (file) => chosen.has(file),
    );
    const ordered = nearest.map(({ names: [one, other], similarity }) => ({
      names: chosen.has(one) ? ([one, other] as const) : ([other, one] as const),
      similarity,
    }));
    return describeCopies(ordered, siteDir);
  });
  return Promise.resolve(toOutcome('similar', files, findings));
};

/** The quickest first. */
const CONTENT_CHECKS: Partial<Record<CheckName, RunCheck>> = {
  headings: checkEachFile('headings', findHeadingProblems),
  guide: checkGuide,
  tables: checkEachFile('tables', findTableProblems),
  wording: checkEachFile('wording', findSensoryInstructions),
  media: checkEachFile('media', findMediaProblems),
  'front-matter': checkFrontMatter,
  navigation: checkNavigation,
  'demo-files': checkDemoFiles,
  page: checkPage,
  format: checkFormat,
  prose: checkProse,
  words: checkWords,
  links: checkLinks,
  similar: checkSimilar,
};

/** Checks texts, and what can be said of files without types and without a browser. */
export async function checkContent(
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  for (const [name, run] of Object.entries(CONTENT_CHECKS)) {
    const files = plan[name as CheckName];
    if (files) {
      onOutcome(await run(files, siteDir));
    }
  }
}
