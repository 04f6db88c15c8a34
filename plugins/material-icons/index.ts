import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createPublishedFolder } from '../shared/createPublishedFolder';
import { packDrawings } from './packDrawings';
import { readDrawings } from './readDrawings';
import type { IconManifest } from './types';

/**
 * Publishes the drawings of `@mui/icons-material` and lists the icons in
 * `@generated/material-icons/default/manifest.json`.
 */
export default function materialIconsPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin<IconManifest> {
  const folder = createPublishedFolder(
    { generatedFilesDir, baseUrl },
    'material-icons',
  );
  return {
    name: 'material-icons',
    async loadContent() {
      const { files, manifest } = packDrawings(
        await readDrawings(path.join(siteDir, 'node_modules/@mui/icons-material')),
      );
      await folder.write(files);
      return manifest;
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('manifest.json', JSON.stringify(content));
    },
    ...folder.hooks,
  };
}
