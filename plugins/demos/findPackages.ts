import { listImports } from './listImports';

/**
 * Names the npm packages a module imports.
 *
 * @example `import Button from '@mui/material/Button'` → `['@mui/material']`
 */
export function findPackages(source: string): string[] {
  const packages = listImports(source)
    .map(({ specifier }) => specifier)
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].sort();
}
