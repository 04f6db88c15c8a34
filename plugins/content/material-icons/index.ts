import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createLazyData } from '../../shared/createLazyData';
import { createPublishedFolder } from '../../shared/createPublishedFolder';
import { packDrawings } from './packDrawings';
import { readDrawings } from './readDrawings';

/**
 * Publishes the drawings of `@mui/icons-material` and lists the icons in
 * `@generated/material-icons/default/manifest.json`. While the site is being developed that is
 * done when the page of the icons is opened: to draw ten thousand takes seconds.
 */
export default function materialIconsPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<unknown> {
  const name = 'material-icons';
  const folder = createPublishedFolder({ generatedFilesDir, baseUrl }, name);
  const write = async () => {
    const { files, manifest } = packDrawings(
      await readDrawings(path.join(siteDir, 'node_modules/@mui/icons-material')),
    );
    await folder.write(files);
    return manifest;
  };
  const data = createLazyData({ generatedFilesDir }, name, 'manifest.json', write);
  return {
    name,
    ...folder.hooks,
    ...data,
    configureWebpack: (...args) => ({
      ...folder.hooks.configureWebpack(...args),
      ...data.configureWebpack(...args),
    }),
  };
}
