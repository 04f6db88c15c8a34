import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadVersions } from './loadVersions';
import type { VersionsData } from './types';

/** Makes the installed versions available as `@generated/versions/default/versions.json`. */
export default function versionsPlugin({
  siteDir,
}: LoadContext): Plugin<VersionsData> {
  return {
    name: 'versions',
    loadContent: () => loadVersions(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('versions.json', JSON.stringify(content));
    },
  };
}
