import type { Plugin } from '@docusaurus/types';
import rtlcss from 'postcss-rtlcss';

/**
 * Adds `[dir='rtl']` overrides to every style sheet. Docusaurus mirrors per locale at
 * build; the portal's direction is the reader's choice at run time.
 */
export default function rtlStylesPlugin(): Plugin {
  return {
    name: 'rtl-styles',
    configurePostCss(options) {
      options.plugins.push(
        rtlcss({ mode: 'override' as never, processUrls: false }),
      );
      return options;
    },
  };
}
