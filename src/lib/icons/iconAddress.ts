import { setParameters } from '../address/queryOfAddress';
import { DEFAULT_ICON_STYLE, ICON_STYLES, type IconStyle } from './iconStyles';

/** State of the icon page. */
export interface IconAddress {
  /** Text in the search box. */
  readonly query: string;
  readonly style: IconStyle;
  /** Name of the icon that is open. */
  readonly icon: string | null;
}

/** Maximum length of a query in the address. */
export const QUERY_MAX = 60;

/**
 * Reads the state of the icon page from the query of its address. Unknown or damaged values
 * count as absent.
 *
 * @param search `?query=alarm&style=sharp&icon=AccessAlarm`
 * @param isIcon whether there is an icon of that name
 */
export function searchToIconAddress(
  search: string,
  isIcon: (name: string) => boolean,
): IconAddress {
  const params = new URLSearchParams(search);
  const icon = params.get('icon');
  return {
    query: (params.get('query') ?? '').slice(0, QUERY_MAX),
    style:
      ICON_STYLES.find(({ id }) => id === params.get('style'))?.id ??
      DEFAULT_ICON_STYLE,
    icon: icon !== null && isIcon(icon) ? icon : null,
  };
}

/**
 * Writes the state into the query of an address and leaves the rest of it alone. Default values
 * are not written.
 *
 * @param search query of the address so far
 * @returns the new query, with `?` unless it is empty
 */
export function iconAddressToSearch(
  { query, style, icon }: IconAddress,
  search: string,
): string {
  return setParameters(search, {
    query: query.trim(),
    style: style === DEFAULT_ICON_STYLE ? '' : style,
    icon: icon ?? '',
  });
}
