import type { Plugin } from '@docusaurus/types';
import { readThemeValues } from '../shared/readThemeValues';

/** Publishes the default theme as `@generated/theme-values/default/parts.json`. */
export default function themeValuesPlugin(): Plugin {
  return {
    name: 'theme-values',
    async contentLoaded({ actions }) {
      await actions.createData('parts.json', JSON.stringify(readThemeValues()));
    },
  };
}
