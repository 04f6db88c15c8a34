import type { Plugin } from '@docusaurus/types';
import { readJoyThemeValues } from '../../shared/readJoyThemeValues';
import { readJoyTokens } from '../../shared/readJoyTokens';
import { readThemeValues } from '../../shared/readThemeValues';

/**
 * Publishes the default themes as `@generated/theme-values/default/parts.json` and
 * `joy-parts.json`, and what a theme builder changes as `joy-tokens.json`: each page loads what
 * it shows.
 */
export default function themeValuesPlugin(): Plugin {
  return {
    name: 'theme-values',
    async contentLoaded({ actions }) {
      await actions.createData('parts.json', JSON.stringify(readThemeValues()));
      await actions.createData(
        'joy-parts.json',
        JSON.stringify(readJoyThemeValues()),
      );
      await actions.createData('joy-tokens.json', JSON.stringify(readJoyTokens()));
    },
  };
}
