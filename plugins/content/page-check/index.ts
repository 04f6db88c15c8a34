import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluggableList } from 'unified';
import { checkPages } from './checkPages';

/** Folders of pages. */
const ROOMS = ['docs', 'blog'];

/** Options of the plugin. */
export interface PageCheckOptions {
  /** Remark plugins that pages go through in a build. */
  remarkPlugins: PluggableList;
}

/** Names what cannot be built in any page, before the first is built. */
export default function pageCheckPlugin(
  { siteDir }: LoadContext,
  { remarkPlugins }: PageCheckOptions,
): Plugin {
  return {
    name: 'page-check',
    loadContent() {
      // While the site is developed, the page itself shows what is wrong with it.
      if (process.env.NODE_ENV === 'production') {
        checkPages(siteDir, ROOMS, remarkPlugins);
      }
    },
  };
}
