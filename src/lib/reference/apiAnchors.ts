/**
 * Name of an export in kebab-case, as in the URL of its API page. Never throws.
 *
 * @example exportToSlug('DataGridPro') // → 'data-grid-pro'
 * @example exportToSlug('useAutocomplete') // → 'use-autocomplete'
 * @example exportToSlug('NoSsr') // → 'no-ssr'
 * @example exportToSlug('Unstable_Grid2') // → 'grid-2'
 */
export function exportToSlug(name: string): string {
  return name
    .replace(/^(?:unstable|experimental)_/i, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
}

/** Kinds of rows in the API reference. */
export type ApiRowKind =
  'prop' | 'slot' | 'class' | 'parameter' | 'return' | 'property';

/**
 * Anchor of a row of an API page. An anchor once published stays.
 *
 * @param owner exported name of the component, hook or interface
 * @param name as written in code
 * @example memberToAnchor('Button', 'prop', 'startIcon') // → 'button-prop-startIcon'
 */
export function memberToAnchor(
  owner: string,
  kind: ApiRowKind,
  name: string,
): string {
  return `${exportToSlug(owner)}-${kind}-${name}`;
}
