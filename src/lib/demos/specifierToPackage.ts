/**
 * Names the package a module belongs to.
 *
 * @example specifierToPackage('@mui/material/Button') // → '@mui/material'
 * @example specifierToPackage('dayjs/plugin/utc') // → 'dayjs'
 */
export function specifierToPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
