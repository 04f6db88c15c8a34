import type { RootContent } from 'mdast';
import { listPageEntries } from '../../../src/navigation/flattenNavigation';
import type { NavigationPage } from '../../../src/navigation';
import { pageToTitle } from '../../../src/lib/address/titles';
import type { SitePage } from '../../shared/extractSitePages';
import { heading, link, list, text } from './markdownNodes';

/** Title of the part of a navigation that has the groups of components. */
const COMPONENTS = 'Components';

/**
 * All components of a set by the groups of its navigation, as `<ComponentGallery />` shows
 * them.
 *
 * @param navigation of the set
 * @param findPage gives a page by its path, base URL left out; undefined if it is not written
 * @param toUrl makes an address absolute
 */
export function renderGallery(
  navigation: readonly NavigationPage[],
  findPage: (pathname: string) => SitePage | undefined,
  toUrl: (href: string) => string,
): RootContent[] {
  const part = navigation.find((page) => pageToTitle(page) === COMPONENTS);
  return (part?.children ?? []).flatMap((group) => {
    const items = listPageEntries(group.children ?? []).flatMap(
      ({ page: entry }) => {
        const href = `${entry.pathname}/`;
        const page = findPage(href);
        return page
          ? [[link(toUrl(href), [text(page.title)]), text(`: ${page.description}`)]]
          : [];
      },
    );
    return items.length > 0
      ? [heading(2, pageToTitle(group) ?? ''), list(items)]
      : [];
  });
}
