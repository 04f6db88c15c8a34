import type { Plugin } from '@docusaurus/types';
import { extractPageIndex } from './extractPageIndex';

/**
 * Lists the title and path of every page, as
 * `@generated/page-index/default/pages.json`. The 404 page loads it on demand.
 */
export default function pageIndexPlugin(): Plugin {
  return {
    name: 'page-index',
    async contentLoaded({ actions }) {
      // The module must exist before the content of other plugins is known.
      await actions.createData('pages.json', '[]');
    },
    async allContentLoaded({ allContent, actions }) {
      await actions.createData(
        'pages.json',
        JSON.stringify(extractPageIndex(allContent)),
      );
    },
  };
}
