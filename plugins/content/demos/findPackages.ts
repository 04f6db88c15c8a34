import { listImports } from '../../shared/listImports';
import { specifierToPackage } from '../../../src/lib/demos/specifierToPackage';

/**
 * Names the npm packages a module imports.
 *
 * @example `import Button from '@mui/material/Button'` → `['@mui/material']`
 */
export function findPackages(source: string, fileName?: string): string[] {
  const packages = listImports(source, fileName)
    .map(({ specifier }) => specifier)
    .filter((name) => !name.startsWith('.'))
    .map(specifierToPackage);
  return [...new Set(packages)].sort();
}

/** The line in which a module first imports a package, from 1; undefined if it does not. */
export function findPackageLine(
  source: string,
  packageName: string,
  fileName?: string,
) {
  return listImports(source, fileName).find(
    ({ specifier }) => specifierToPackage(specifier) === packageName,
  )?.line;
}
