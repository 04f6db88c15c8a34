import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadErrorCatalogue } from './loadErrorCatalogue';

/** Makes the messages of minified errors available as `@generated/error-codes/default/errors.json`. */
export default function errorCodesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'error-codes',
    async contentLoaded({ actions }) {
      await actions.createData(
        'errors.json',
        JSON.stringify(loadErrorCatalogue(siteDir)),
      );
    },
  };
}
