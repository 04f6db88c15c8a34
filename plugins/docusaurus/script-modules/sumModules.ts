/** Bytes of source by module or package. */
export type ModuleSizes = Record<string, number>;

/**
 * Names what a module belongs to: the package, or the file of ours.
 *
 * @param identifier as the bundler has it: loaders, absolute path, query
 * @param siteDir absolute path of the site
 * @example `/site/node_modules/react-dom/cjs/a.js` → `react-dom`
 * @example `/site/src/lib/address/paths.ts` → `src/lib/address/paths.ts`
 */
export function identifierToOwner(identifier: string, siteDir: string): string {
  const file = identifier
    .replace(/^.*!/, '')
    .replace(/^javascript\/\w+\|/, '')
    .replace(/\|.*$/, '');
  const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(
    file,
  )?.[1];
  return (inPackage ?? file.replace(`${siteDir}/`, '')).replaceAll('\\', '/');
}

/** Adds sizes up by owner, the largest first. */
export function sumModules(
  modules: readonly { identifier: string; size: number }[],
  siteDir: string,
): ModuleSizes {
  const sizes = new Map<string, number>();
  for (const { identifier, size } of modules) {
    const owner = identifierToOwner(identifier, siteDir);
    sizes.set(owner, (sizes.get(owner) ?? 0) + size);
  }
  return Object.fromEntries(
    [...sizes].sort(
      ([left, one], [right, other]) => other - one || (left < right ? -1 : 1),
    ),
  );
}
