/**
 * `npm run bench:build`: processor time and memory of builds, beside stock Docusaurus with a
 * made-up corpus of pages about components.
 *
 *   --sites ours,corpus,stock  what is built: the portal, the portal with the corpus added, or
 *                              with all the pages and demos it is to hold (`full`), stock,
 *                              vitepress and starlight with the corpus; by default `ours,stock`
 *   --others folder            where vitepress, astro and @astrojs/starlight are installed
 *   --pages 200,1000           sizes of the corpus
 *   --add 0,400                builds the portal with so many short pages more, by default 0
 *   --demos 2400               how many demos `full` has on its 800 pages
 *   --warm                     also builds the smallest of each site with the caches of a build
 *                              before and an edited page
 *   --runs 3                   how often, all builds in turn; medians are printed
 *   --api                      also makes the data of the API reference, without and with cache
 *   --save                     keeps the figures in `bench/results`; those with other
 *                              frameworks and without `ours` apart, as `frameworks`
 *
 * Each site is built in a folder with caches of its own. Needs Linux.
 */
import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureFirstView } from '../tests/harness/firstView.ts';
import { assertBuilt, buildSite } from '../tests/harness/runDocusaurus.ts';
import { copySite } from '../tests/harness/siteCopy.ts';
import { loadApiModel } from '../plugins/content/api-reference/loadApiModel.ts';
import {
  BUILT_SITES,
  compareSizes,
  renderBuilds,
  summarizeBuilds,
  type BuildCase,
  type BuildMoment,
  type BuildResults,
  type MeasuredBuild,
} from './buildFigures.mts';
import { writeStockSite } from './buildSites.mts';
import { FIRST_CORPUS_PAGE, listCorpusPages, listStockPages } from './corpus.mts';
import { fillSite, FULL_SIZE } from './fillSite.mts';
import { addPages, listManyPages } from './manyPages.mts';
import { isOtherSite, prepareOtherSite } from './otherSites.mts';
import { parseCount, parseCounts, parseNames } from './options.mts';
import { measureCost } from './processTree.mts';
import { saveResult } from './results.mts';

const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: 'ours,stock' },
    others: { type: 'string', default: '' },
    pages: { type: 'string', default: '200,400,1000' },
    add: { type: 'string', default: '0' },
    demos: { type: 'string', default: String(FULL_SIZE.demos) },
    warm: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    api: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const sites = parseNames('sites', values.sites, BUILT_SITES);
const pages = parseCounts('pages', values.pages, 1);
const add = parseCounts('add', values.add);
const runs = parseCount('runs', values.runs);
const demos = parseCount('demos', values.demos);

interface PreparedBuild extends BuildCase {
  /** Paths of what builds leave behind. */
  kept: readonly string[];
  buildDir: string;
  /** Path of the page whose first view is weighed. */
  pathname: string;
  /** The page that is edited between two builds. */
  source: string;
  build: (watch?: (pid: number) => void) => Promise<void>;
}

/** Folders that builds of Docusaurus leave behind, below the folder of their site. */
const KEPT = ['build', '.docusaurus', 'node_modules/.cache'];

/** Stock Docusaurus is run as it comes, without what the portal asks of Node. */
const STOCK = { NODE_OPTIONS: undefined };

const CACHED = { DOCUSAURUS_NO_PERSISTENT_CACHE: undefined };

const PLACES = {
  ours: {
    pathname: '/material-ui/getting-started/installation/',
    source: 'docs/material-ui/getting-started/installation.mdx',
  },
  corpus: {
    pathname: `/system/measured/${FIRST_CORPUS_PAGE}/`,
    source: `docs/system/measured/${FIRST_CORPUS_PAGE}.mdx`,
  },
  full: {
    pathname: '/material-ui/getting-started/installation/',
    source: 'docs/material-ui/getting-started/installation.mdx',
  },
  stock: {
    pathname: `/docs/${FIRST_CORPUS_PAGE}/`,
    source: `docs/${FIRST_CORPUS_PAGE}.mdx`,
  },
};

const toFolderName = ({ site, added, moment }: BuildCase) =>
  `build-${site}-${added}-${moment}`;

/** Writes the sources of a site; those of a warm build are apart from those of a cold one. */
async function writeSources(
  one: BuildCase & { site: keyof typeof PLACES },
): Promise<string> {
  const { site, added } = one;
  if (site === 'stock') {
    return writeStockSite(toFolderName(one), listStockPages(added));
  }
  const copy = copySite(toFolderName(one), { ownCache: true });
  if (site === 'full') {
    await fillSite(copy, { pages: added, demos });
  } else {
    addPages(
      copy,
      site === 'corpus' ? listCorpusPages(added) : listManyPages(added),
    );
  }
  return copy.folder;
}

async function buildDocusaurus(
  folder: string,
  { site, moment }: Pick<BuildCase, 'site' | 'moment'>,
  watch?: (pid: number) => void,
): Promise<void> {
  const environment = {
    ...(site === 'stock' ? STOCK : {}),
    ...(moment === 'warm' ? CACHED : {}),
  };
  assertBuilt(folder, await buildSite(folder, environment, { watch }));
}

async function writeSite(one: BuildCase, others: string): Promise<PreparedBuild> {
  const { site, added } = one;
  if (isOtherSite(site)) {
    const name = toFolderName(one);
    const other = prepareOtherSite(site, others, name, listStockPages(added));
    return {
      ...one,
      kept: other.kept.map((kept) => path.join(other.folder, kept)),
      buildDir: path.join(other.folder, other.built),
      pathname: `/${FIRST_CORPUS_PAGE}/`,
      source: path.join(other.folder, other.toSource(FIRST_CORPUS_PAGE)),
      build: other.build,
    };
  }
  const { pathname, source } = PLACES[site];
  const folder = await writeSources({ ...one, site });
  return {
    ...one,
    kept: KEPT.map((kept) => path.join(folder, kept)),
    buildDir: path.join(folder, 'build'),
    pathname,
    source: path.join(folder, source),
    build: (watch) => buildDocusaurus(folder, one, watch),
  };
}

async function prepareBuild(one: BuildCase, others: string): Promise<PreparedBuild> {
  const prepared = await writeSite(one, others);
  if (one.moment === 'warm') {
    console.log(`Filling the caches of ${one.site} with ${one.added} pages …`);
    await prepared.build();
  }
  return prepared;
}

const countPages = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  ).length;

async function measureBuild(
  prepared: PreparedBuild,
  run: number,
): Promise<MeasuredBuild> {
  const { site, added, moment, kept, buildDir, pathname, source, build } = prepared;
  if (moment === 'cold') {
    kept.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
  } else {
    appendFileSync(source, `\nEdited before build ${run}.\n`);
  }
  const { cost } = await measureCost(build);
  return {
    site,
    added,
    moment,
    ...cost,
    pages: countPages(buildDir),
    firstView: measureFirstView(buildDir, pathname),
  };
}

async function measureApiReference(): Promise<BuildResults['apiReference']> {
  const copy = copySite('build-api', { ownCache: true });
  const measure = async () => {
    const start = performance.now();
    await loadApiModel(copy.folder);
    return (performance.now() - start) / 1000;
  };
  try {
    return { cold: await measure(), warm: await measure() };
  } finally {
    copy.remove();
  }
}

const prepared: PreparedBuild[] = [];
for (const site of sites) {
  const sizes = { ours: add, full: [FULL_SIZE.pages] }[site as string] ?? pages;
  for (const added of sizes) {
    const isWarm = values.warm && added === Math.min(...sizes);
    const moments: BuildMoment[] = isWarm ? ['cold', 'warm'] : ['cold'];
    for (const moment of moments) {
      prepared.push(await prepareBuild({ site, added, moment }, values.others));
    }
  }
}
const builds: MeasuredBuild[] = [];
for (let run = 1; run <= runs; run += 1) {
  for (const one of prepared) {
    console.log(`Run ${run}: ${one.site} with ${one.added} pages, ${one.moment} …`);
    builds.push(await measureBuild(one, run));
  }
}
const results: BuildResults = {
  builds: summarizeBuilds(builds),
  apiReference: values.api ? await measureApiReference() : null,
};
console.log(`\n${renderBuilds(results.builds)}\n`);
const [few, many] = [Math.min(...pages), Math.max(...pages)];
for (const site of sites) {
  const more = compareSizes(results.builds, site, few, many);
  if (more && few < many) {
    console.log(
      `${site}, from ${few} to ${many} pages: ${more.cpuSecondsPerPage.toFixed(3)} CPU s a page more, ${(more.growth / 1000).toFixed(1)} kB more in a first view.`,
    );
  }
}
if (results.apiReference) {
  const { cold, warm } = results.apiReference;
  console.log(
    `API reference: ${cold.toFixed(1)} s without cache, ${warm.toFixed(2)} s with it.`,
  );
}
if (values.save) {
  const isApart = sites.some(isOtherSite) && !sites.includes('ours');
  saveResult(isApart ? 'frameworks' : 'build', results);
}
