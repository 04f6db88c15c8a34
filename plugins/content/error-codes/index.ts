import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLazyData } from '../../shared/createLazyData';
import { loadErrorCatalogue } from './loadErrorCatalogue';

/**
 * Makes the messages of minified errors available as
 * `@generated/error-codes/default/errors.json`. While the site is being developed that is done
 * when their page is opened.
 */
export default function errorCodesPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<unknown> {
  const name = 'error-codes';
  return {
    name,
    ...createLazyData({ generatedFilesDir }, name, 'errors.json', () =>
      Promise.resolve(loadErrorCatalogue(siteDir)),
    ),
  };
}
