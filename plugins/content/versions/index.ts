import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadApiPages } from '../../shared/loadApiPages';
import { listApiChanges } from './listApiChanges';
import { loadVersions } from './loadVersions';
import type { VersionsData } from './types';

/**
 * Makes the installed versions available as `@generated/versions/default/versions.json`, and what
 * has changed in the API as `api-changes.json` beside it.
 */
export default function versionsPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<VersionsData> {
  return {
    name: 'versions',
    loadContent: () => loadVersions(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('versions.json', JSON.stringify(content));
      const pages = await loadApiPages(generatedFilesDir);
      await actions.createData(
        'api-changes.json',
        JSON.stringify(listApiChanges(pages.values())),
      );
    },
  };
}
