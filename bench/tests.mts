/**
 * `npm run bench:tests`: what each stage of `npm test` costs with all the content the portal is
 * to hold, beside the same with what it holds today. Both run in whole copies of the repository
 * with caches of their own.
 *
 *   --sites ours,full               which of the two
 *   --stages unit,demos,build,e2e   stages and checks, as `npm test -- <stage>` knows them
 *   --pages 800 --demos 2400        size of the portal with all content
 *   --before "npm run …"            run in each copy first and not measured, such as what fills a
 *                                   record of demos that have been tested
 *   --save                          keeps the figures in `bench/results`
 *
 * Needs Linux and git. The output of stages is kept beside the copies, as `tests-<site>-<stage>.log`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { commitCopy, copySite, type SiteCopy } from '../tests/harness/siteCopy.ts';
import { fillSite, FULL_SIZE, measureSize } from './fillSite.mts';
import { parseCount, parseNames } from './options.mts';
import { measureCost } from './processTree.mts';
import { saveResult } from './results.mts';
import {
  parseSum,
  renderStages,
  TESTED_SITES,
  type StageFigures,
  type TestedSite,
  type TestResults,
} from './testFigures.mts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: TESTED_SITES.join(',') },
    stages: { type: 'string', default: 'unit,demos,build,e2e' },
    pages: { type: 'string', default: String(FULL_SIZE.pages) },
    demos: { type: 'string', default: String(FULL_SIZE.demos) },
    before: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const sites = parseNames('sites', values.sites, TESTED_SITES);
const stages = values.stages.split(',');
const size = {
  pages: parseCount('pages', values.pages),
  demos: parseCount('demos', values.demos),
};

async function prepareCopy(site: TestedSite): Promise<SiteCopy> {
  const copy = copySite(`tests-${site}`, { ownCache: true, whole: true });
  if (site === 'full') {
    await fillSite(copy, size);
  }
  commitCopy(copy);
  if (values.before !== undefined) {
    execFileSync(values.before, { cwd: copy.folder, shell: true, stdio: 'inherit' });
  }
  return copy;
}

/** Runs a stage as a reader of the repository would, its output into a file. */
async function runStage(
  { folder }: SiteCopy,
  stage: string,
  watch: (pid: number) => void,
): Promise<string> {
  const file = `${folder}-${stage.replace(/\W/g, '-')}.log`;
  const log = createWriteStream(file);
  await once(log, 'open');
  const child = spawn('npm', ['test', '--silent', '--', stage], {
    cwd: folder,
    stdio: ['ignore', log, log],
  });
  await once(child, 'spawn');
  watch(child.pid as number);
  await once(child, 'close');
  return stripVTControlCharacters(readFileSync(file, 'utf8'));
}

const results: TestResults = { sizes: {}, stages: [] };
for (const site of sites) {
  console.log(`Copying the repository: ${site} …`);
  const copy = await prepareCopy(site);
  results.sizes[site] = await measureSize(copy.folder);
  for (const stage of stages) {
    console.log(`${site}: ${stage} …`);
    const { result, cost } = await measureCost((watch) =>
      runStage(copy, stage, watch),
    );
    const figures: StageFigures = { stage, site, ...parseSum(result), ...cost };
    results.stages.push(figures);
  }
}
for (const [site, { pages, demos }] of Object.entries(results.sizes)) {
  console.log(`${site}: ${pages} pages, ${demos} demos`);
}
console.log(`\n${renderStages(results.stages)}`);
if (values.save) {
  saveResult('tests', results);
}
