import fs from 'node:fs/promises';
import path from 'node:path';
import { hashContent } from '../../shared/hashContent';
import { specifierToPackage } from '../../../src/lib/demos/specifierToPackage';
import { bundleGroup, type GroupBundle } from './bundleGroup';
import { bundlePackages, type PackageBundles } from './bundlePackages';
import { resolvePackages } from '../../shared/resolvePackages';
import { findDemoImports } from './findDemoImports';
import { PUBLIC_PACKAGES } from './packageGroups';
import { renderFrame } from './renderFrame';
import type { RunnerManifest, StageModule } from './types';

/** All that is written, by path below the portal's base path. */
export interface Runner {
  files: Map<string, string>;
  manifest: RunnerManifest;
}

const FRAME = 'runner/frame.html';
const STAGE_MODULE: StageModule = 'portal/stage';

/** Stage with the theme of each library: a module of `DemoEditor/runner/stages`. */
const STAGES = {
  'material-ui': 'material',
  'joy-ui': 'joy',
  'base-ui': 'system',
  system: 'system',
};

/** Packs the stage of each library, with the parts of the portal it is made of. */
async function bundleStages(siteDir: string): Promise<Map<string, GroupBundle>> {
  const bundles = new Map<string, GroupBundle>();
  for (const [library, stage] of Object.entries(STAGES)) {
    const file = path.join(
      siteDir,
      `src/components/demos/DemoEditor/runner/stages/${stage}.ts`,
    );
    const sources = new Map([[STAGE_MODULE, file]]);
    bundles.set(
      `stage-${library}`,
      await bundleGroup(`stage-${library}`, sources, siteDir),
    );
  }
  return bundles;
}

/** Bundles stay the same until something is installed or a demo imports more. */
async function bundlePackagesOnce(
  imports: readonly string[],
  siteDir: string,
  licenseKey?: string,
): Promise<PackageBundles> {
  const lock = path.join(siteDir, 'node_modules/.package-lock.json');
  const ownFiles = await Promise.all(
    (await fs.readdir(__dirname)).map((file) =>
      fs.readFile(path.join(__dirname, file), 'utf8'),
    ),
  );
  const installed = await fs.readFile(lock, 'utf8').catch(() => null);
  if (installed === null) {
    return bundlePackages(imports, siteDir, licenseKey);
  }
  const key = hashContent(
    [installed, licenseKey, ...ownFiles, ...imports].join('\n'),
  );
  const cache = path.join(
    siteDir,
    'node_modules/.cache/portal/demo-runner',
    `${key}.json`,
  );
  try {
    const entries: unknown = JSON.parse(await fs.readFile(cache, 'utf8'));
    return new Map(
      entries as Iterable<[string, GroupBundle & { modules: string[] }]>,
    );
  } catch {
    const bundles = await bundlePackages(imports, siteDir, licenseKey);
    await writeWhole(cache, JSON.stringify([...bundles]));
    return bundles;
  }
}

/** Two builds may run at once, and one of them must not read half a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await fs.writeFile(unfinished, text);
  await fs.rename(unfinished, file);
}

/** Groups from whose modules a bundle requires. */
function findNeeds(imports: readonly string[], packages: PackageBundles): string[] {
  return [...packages]
    .filter(([, { modules }]) => imports.some((name) => modules.includes(name)))
    .map(([group]) => group);
}

/**
 * Resolves the dependencies that the project of an edited demo needs for each package that it
 * may import.
 */
function resolveVersions(
  demoImports: readonly string[],
  siteDir: string,
): RunnerManifest['versions'] {
  const names = new Set([
    ...PUBLIC_PACKAGES,
    ...demoImports.map(specifierToPackage),
  ]);
  return Object.fromEntries(
    [...names].sort().map((name) => [name, resolvePackages([name], siteDir)]),
  );
}

/**
 * Builds all files that editing demos needs at run time: the document they run in, the packages
 * they may import, and the list of both.
 *
 * @param siteDir absolute path of the site
 * @param licenseKey of MUI X; it is published with the packages that ask for it
 * @throws if a package is not installed, or a bundle cannot be built
 */
export async function buildRunner(
  siteDir: string,
  licenseKey?: string,
): Promise<Runner> {
  const stages = await bundleStages(siteDir);
  const demoImports = await findDemoImports(siteDir);
  const imports = new Set(demoImports);
  for (const { imports: required } of stages.values()) {
    required.forEach((name) => imports.add(name));
  }
  const packages = await bundlePackagesOnce(
    [...imports].sort(),
    siteDir,
    licenseKey,
  );
  const files = new Map([[FRAME, await renderFrame(siteDir)]]);
  const manifest: RunnerManifest = {
    frame: FRAME,
    versions: resolveVersions(demoImports, siteDir),
    groups: {},
  };
  for (const [group, { code, imports: required }] of [...packages, ...stages]) {
    const file = `runner/packages/${group}.${hashContent(code)}.js`;
    files.set(file, code);
    manifest.groups[group] = {
      file,
      needs: findNeeds(required, packages),
      modules: packages.get(group)?.modules ?? [STAGE_MODULE],
    };
  }
  return { files, manifest };
}
