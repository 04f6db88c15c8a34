import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { readDemoFiles } from '../../plugins/content/demos/readDemoFiles';
import type { TestedDemo } from './listDemos';

/** Modules of the browser's bundle, with their imports. */
export type ModuleGraph = Pick<Metafile, 'inputs'>;

/** Modules of the graph that list demos: the rest of it is the stage. */
const DEMO_LIST = /^tested-demos:/;

/** Code of the checker that is not in the bundle: folders and files below the site. */
const CHECKER = [
  'tests/demos',
  'plugins/content/demos',
  'src/brand',
  'tests/harness/browser.ts',
  'tests/harness/complaints.ts',
  'tests/harness/withTimeout.ts',
  'tests/harness/reader.ts',
];

/** Packages that examine or prepare demos outside of the bundle. */
const CHECKER_PACKAGES = [
  'axe-core',
  'esbuild',
  'playwright-core',
  'react-dom',
  'sucrase',
  'tailwindcss',
];

/** Files that change no verdict: tests, and modules that choose demos and count them. */
const NO_CHECKER =
  /\.(?:test|e2e|sweep)\.tsx?$|^(?:chooseDemos|fingerprintDemos|ledger|testDemos)\.m?ts$/;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

function listFiles(siteDir: string, place: string): string[] {
  const absolute = path.join(siteDir, place);
  if (/\.\w+$/.test(place)) {
    return existsSync(absolute) ? [place] : [];
  }
  return existsSync(absolute)
    ? readdirSync(absolute, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:tsx?|mts|css)$/.test(file) && !NO_CHECKER.test(file))
        .map((file) => `${place}/${file.split(path.sep).join('/')}`)
        .sort()
    : [];
}

function readVersion(siteDir: string, name: string): string {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : '';
}

/** Modules that one reaches, itself included, in the order of their names. */
function listReached({ inputs }: ModuleGraph, start: string): string[] {
  const reached = new Set<string>();
  const waiting = [start];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (!reached.has(module) && !DEMO_LIST.test(module)) {
      reached.add(module);
      waiting.push(
        ...(inputs[module]?.imports ?? [])
          .filter(({ external }) => !external)
          .map(({ path: imported }) => imported),
      );
    }
  }
  return [...reached].sort();
}

/**
 * Makes a fingerprint of each demo: of its files, of how its page shows it, of what it imports
 * from packages, of the stage it is shown on, and of what examines it. Line ends and the place
 * of the site do not matter.
 *
 * @param siteDir absolute path of the site
 * @param graph of the bundle with these demos, paths relative to the site
 * @returns 16 hexadecimal digits by id of the demo
 */
export async function fingerprintDemos(
  demos: readonly TestedDemo[],
  siteDir: string,
  graph: ModuleGraph,
): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  const hashFile = (file: string): string => {
    const known = hashes.get(file);
    if (known !== undefined) {
      return known;
    }
    const absolute = path.join(siteDir, file);
    // A module that a plugin makes follows from files that are listed by themselves.
    const made = existsSync(absolute)
      ? hash(readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n'))
      : '';
    hashes.set(file, made);
    return made;
  };
  const describe = (files: readonly string[]) =>
    files.map((file) => `${file} ${hashFile(file)}`).join('\n');

  const checker = hash(
    [
      describe(listReached(graph, 'tests/demos/stage/browser.tsx')),
      describe(CHECKER.flatMap((place) => listFiles(siteDir, place))),
      ...CHECKER_PACKAGES.map((name) => `${name} ${readVersion(siteDir, name)}`),
    ].join('\n'),
  );
  const fingerprints = new Map<string, string>();
  for (const { id, file, library, options } of demos) {
    const relative = (absolute: string) =>
      path.relative(siteDir, absolute).split(path.sep).join('/');
    const own = (await readDemoFiles(file)).map(({ path: part }) => relative(part));
    const parts = [
      checker,
      library,
      JSON.stringify(options, Object.keys(options).sort()),
      describe(own),
      describe(listReached(graph, relative(file))),
    ];
    fingerprints.set(id, hash(parts.join('\n')).slice(0, 16));
  }
  return fingerprints;
}
