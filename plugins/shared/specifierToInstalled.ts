import { specifierToPackage } from '../../src/lib/demos/specifierToPackage';

/**
 * Packages that demos and pages import by one name and `node_modules` has by another: the
 * framework of the portal needs an older release of the first name.
 */
export const INSTALLED_AS: Readonly<Record<string, string>> = {
  'react-router-dom': 'react-router-dom-6',
};

/**
 * Maps the specifier of a demo's or a page's import to the installed package.
 *
 * @example specifierToInstalled('react-router-dom/server') // → 'react-router-dom-6/server'
 * @example specifierToInstalled('@mui/material/Button') // → '@mui/material/Button'
 */
export function specifierToInstalled(specifier: string): string {
  const name = specifierToPackage(specifier);
  return (INSTALLED_AS[name] ?? name) + specifier.slice(name.length);
}
