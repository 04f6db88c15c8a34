import { bundleGroup, type GroupBundle } from './bundleGroup';
import { PUBLIC_PACKAGES, specifierToGroup } from './packageGroups';
import { listPublicModules } from './listPublicModules';
import { specifierToInstalled } from '../../shared/specifierToInstalled';

/** The bundles by group, with what each offers. */
export type PackageBundles = Map<string, GroupBundle & { modules: string[] }>;

/** A group offers these modules of its own. */
type ModulesByGroup = Map<string, Set<string>>;

/** Adds modules to their groups. @returns the groups that have grown */
function addModules(
  modules: ModulesByGroup,
  specifiers: Iterable<string>,
): Set<string> {
  const grown = new Set<string>();
  for (const specifier of specifiers) {
    const group = specifierToGroup(specifier);
    const members = group === undefined ? undefined : modules.get(group);
    if (group !== undefined && !members?.has(specifier)) {
      modules.set(group, (members ?? new Set()).add(specifier));
      grown.add(group);
    }
  }
  return grown;
}

/**
 * Packs all packages that edited demos can import. Modules that one group requires of another
 * are added to that one until nothing is missing, so that no look-up can fail.
 *
 * @param imports modules to offer beside the public ones: those of the site's demos, and
 *   what the stages require
 * @param licenseKey of MUI X, which its licensed packages check
 * @throws if a package is not installed or a module of it cannot be found
 */
export async function bundlePackages(
  imports: readonly string[],
  siteDir: string,
  licenseKey?: string,
): Promise<PackageBundles> {
  const modules: ModulesByGroup = new Map();
  const bundles: PackageBundles = new Map();
  for (const name of PUBLIC_PACKAGES) {
    const group = specifierToGroup(name);
    // A module that is loaded with another package, such as a date adapter, is offered where a
    // demo imports it.
    addModules(
      modules,
      (await listPublicModules(name, siteDir)).filter(
        (specifier) => specifierToGroup(specifier) === group,
      ),
    );
  }
  addModules(modules, imports);
  let waiting = new Set(modules.keys());
  while (waiting.size > 0) {
    const grown = new Set<string>();
    for (const group of waiting) {
      const names = [...(modules.get(group) ?? [])].sort();
      const sources = new Map(
        names.map((name) => [name, specifierToInstalled(name)]),
      );
      const bundle = await bundleGroup(group, sources, siteDir, licenseKey);
      bundles.set(group, { ...bundle, modules: names });
      addModules(modules, bundle.imports).forEach((other) => grown.add(other));
    }
    waiting = grown;
  }
  return bundles;
}
