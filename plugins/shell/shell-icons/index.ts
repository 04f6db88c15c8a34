import type { Plugin } from '@docusaurus/types';
import { extractIconPaths } from './extractIconPaths';
import { SHELL_ICON_NAMES } from './types';

/** Makes the shell's icons available as `@generated/shell-icons/default/icons.json`. */
export default function shellIconsPlugin(): Plugin {
  return {
    name: 'shell-icons',
    async contentLoaded({ actions }) {
      await actions.createData(
        'icons.json',
        JSON.stringify(extractIconPaths(SHELL_ICON_NAMES)),
      );
    },
  };
}
