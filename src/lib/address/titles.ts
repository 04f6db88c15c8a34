/** The part of a navigation entry or page that its title is made of. */
export interface TitledPage {
  /** Path of the page. */
  pathname: string;
  /** Given title; `false` means none, an empty one is derived from the path. */
  title?: string | false | undefined;
  /** Heading of a group; taken instead of the path where no title is given. */
  subheader?: string | undefined;
}

function capitalizeFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Last segment of a path without `react-` and file ending: `/a/react-button/` → `button`. */
function pathToName(path: string): string {
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  return segment.replace('react-', '').replace(/\..*/s, '');
}

function nameToWords(name: string): string {
  return capitalizeFirst(name.replaceAll('-', ' '));
}

/** `grid-2` → `grid2`, `use-badge` → `useBadge`. */
function nameToCamelCase(name: string): string {
  const [first = '', ...rest] = name.split('-');
  return first + rest.map(capitalizeFirst).join('');
}

/**
 * Turns the last path segment into words, without `react-`. Never throws. `react-` also goes
 * where it is not at the start, as on the documented site.
 *
 * @example
 * pathnameToWords('/material-ui/getting-started/supported-components')
 * // → 'Supported components'
 * @example
 * pathnameToWords('/material-ui/react-button/') // → 'Button'
 */
export function pathnameToWords(pathname: string): string {
  return nameToWords(pathToName(pathname));
}

/**
 * The title of a page: the given one, or one derived from its subheader or path. API pages are
 * called like the component (`DataGrid`) or hook (`useBadge`) they describe. Never throws.
 *
 * @returns null for a page that has no title (`title: false`)
 *
 * @example
 * pageToTitle({ pathname: '/material-ui/react-button' }) // → 'Button'
 * @example
 * pageToTitle({ pathname: '/base-ui/api/use-badge' }) // → 'useBadge'
 * @example
 * pageToTitle({ pathname: '/a', subheader: 'data-display' }) // → 'Data display'
 */
export function pageToTitle(page: TitledPage): string | null {
  if (page.title === false) {
    return null;
  }
  if (page.title) {
    return page.title;
  }
  const path = page.subheader || page.pathname;
  const name = pathToName(path);
  if (path.includes('/api-docs/')) {
    return capitalizeFirst(nameToCamelCase(name));
  }
  if (path.includes('/api/')) {
    const camelCase = nameToCamelCase(name);
    return name.startsWith('use') ? camelCase : capitalizeFirst(camelCase);
  }
  return nameToWords(name);
}

/**
 * The document title `<page> - <product>`; where one of them is missing, the other alone.
 *
 * @example
 * composeDocumentTitle('Button', 'Material UI') // → 'Button - Material UI'
 * @example
 * composeDocumentTitle(null, 'Material UI') // → 'Material UI'
 */
export function composeDocumentTitle(
  page: string | null | undefined,
  product: string | null | undefined,
): string {
  return [page, product].filter(Boolean).join(' - ');
}
