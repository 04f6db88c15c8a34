import ts from 'typescript';

/**
 * Names the npm packages a module imports.
 *
 * @example `import Button from '@mui/material/Button'` → `['@mui/material']`
 */
export function findPackages(source: string): string[] {
  const { importedFiles } = ts.preProcessFile(source);
  const packages = importedFiles
    .map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(packages)].sort();
}
