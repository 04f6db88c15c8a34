import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadVersions } from './loadVersions';

/** Makes the installed versions available as `@generated/versions/default/versions.json`. */
export default function versionsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'versions',
    async contentLoaded({ actions }) {
      await actions.createData(
        'versions.json',
        JSON.stringify(loadVersions(siteDir)),
      );
    },
  };
}
