import siteConfig from '@generated/docusaurus.config';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLocation } from '@docusaurus/router';
import { removeBaseUrl } from '../lib/address/paths';

/** Marks the static 404 page, which is served at every address that leads nowhere. */
export const NOT_FOUND_META = 'portal:not-found';

/** Looked up before anything renders: tags of the head change while the page hydrates. */
const isNotFoundDocument =
  typeof document !== 'undefined' &&
  document.querySelector(`meta[name="${NOT_FOUND_META}"]`) !== null;

const NOT_FOUND_PATHNAME = '/404.html';

/**
 * The path the shell describes, without that of the portal. While the static 404 page
 * hydrates it is the path that page was rendered for, or the header would differ from the
 * one in the HTML.
 */
export function useShownPathname(): string {
  const { pathname } = useLocation();
  const hydrating = !useIsBrowser();
  return hydrating && isNotFoundDocument
    ? NOT_FOUND_PATHNAME
    : removeBaseUrl(pathname, siteConfig.baseUrl);
}
