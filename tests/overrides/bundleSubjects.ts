import path from 'node:path';
import type { Plugin } from 'esbuild';
import { renderTailwindUtilities } from '../../plugins/content/demos/renderTailwind';
import { listStagedModules } from '../../plugins/shared/stagedModules';
import {
  OVERRIDDEN_PROPERTIES,
  toTailwindClass,
} from '../../src/lib/demos/demoParts/overrides';
import type { PartComponent } from '../../src/lib/demos/demoParts/types';
import { bundleStage, readExport } from './bundleStage';
import type { OverridePlan } from './planSubjects';

/** Name under which the entry imports what is tried. */
const SUBJECTS = 'override-subjects';

/** Marks a module of a library whose components give way to overridden ones. */
const HOST = 'override-host';

/** A component as a module exports it. */
interface ExportedHost {
  host: PartComponent;
  exported: string;
}

/** Components by the modules that demos import them from: their own, and that of the package. */
function groupByModule({ components }: OverridePlan): Map<string, ExportedHost[]> {
  const modules = new Map<string, ExportedHost[]>();
  for (const host of Object.values(components).flat()) {
    const { specifier, exported } = readExport(host.import);
    const ofPackage = specifier.split('/').slice(0, 2).join('/');
    for (const [module, name] of [
      [specifier, exported],
      [ofPackage, host.name],
      [ofPackage, `Unstable_${host.name}`],
    ] as const) {
      const known = modules.get(module) ?? [];
      if (!known.some((one) => one.exported === name))
        known.push({ host, exported: name });
      modules.set(module, known);
    }
  }
  return modules;
}

/**
 * Demos get hosts that can be exchanged; everything else in the modules stays.
 *
 * @param module the module as demos have it: that of the package, or the staged one
 */
function renderHosts(module: string, hosts: readonly ExportedHost[]): string {
  const lines = hosts.map(({ host, exported }) => {
    const wrapped = `wrapHost(all[${JSON.stringify(exported)}], ${JSON.stringify(host.import)})`;
    return exported === 'default'
      ? `export default ${wrapped};`
      : `export const ${exported} = ${wrapped};`;
  });
  return [
    `import * as all from ${JSON.stringify(module)};`,
    "import { wrapHost } from './tests/overrides/stage/hosts';",
    `export * from ${JSON.stringify(module)};`,
    ...lines,
  ].join('\n');
}

function replaceHosts(plan: OverridePlan, siteDir: string): Plugin {
  const folders = new Set(plan.subjects.map(({ demo }) => path.dirname(demo.file)));
  const modules = groupByModule(plan);
  const staged = listStagedModules(siteDir);
  return {
    name: HOST,
    setup(bundle) {
      bundle.onResolve({ filter: /^@mui\// }, ({ path: specifier, importer }) => {
        return folders.has(path.dirname(importer)) && modules.has(specifier)
          ? { path: specifier, namespace: HOST }
          : undefined;
      });
      bundle.onLoad({ filter: /./, namespace: HOST }, ({ path: specifier }) => ({
        contents: renderHosts(
          staged.get(specifier) ?? specifier,
          modules.get(specifier) ?? [],
        ),
        resolveDir: siteDir,
      }));
    },
  };
}

/** The modules that overrides import, and the demos, each loaded on demand. */
async function renderSubjects(plan: OverridePlan, siteDir: string): Promise<string> {
  const load = (specifier: string) => `() => import(${JSON.stringify(specifier)})`;
  const modules = [...groupByModule(plan).keys()].map(
    (specifier) => `${JSON.stringify(specifier)}: ${load(specifier)},`,
  );
  const staged = [...listStagedModules(siteDir)].map(
    ([specifier, file]) => `${JSON.stringify(specifier)}: ${load(file)},`,
  );
  const demos = plan.subjects.map(
    ({ demo: { id, file } }) => `${JSON.stringify(id)}: ${load(file)},`,
  );
  const tailwind = await renderTailwindUtilities([
    OVERRIDDEN_PROPERTIES.map(toTailwindClass).join(' '),
  ]);
  return [
    `export const modules = {${[...modules, ...staged].join('\n')}};`,
    `export const demos = {${demos.join('\n')}};`,
    `export const components = ${JSON.stringify(plan.components)};`,
    `export const tailwind = ${JSON.stringify(tailwind)};`,
  ].join('\n');
}

/** Packs the demos on which overrides are tried with the page that tries them. */
export async function bundleSubjects(plan: OverridePlan, siteDir: string) {
  return bundleStage(siteDir, {
    entry: 'tests/overrides/stage/browser.tsx',
    subjects: { name: SUBJECTS, source: await renderSubjects(plan, siteDir) },
    mode: 'production',
    plugins: [replaceHosts(plan, siteDir)],
  });
}
