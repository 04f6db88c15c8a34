import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderFirstPaintScript } from './renderFirstPaintScript';

/**
 * Puts the first-paint script at the start of `<body>`: the earliest place where both
 * `<html>` and `<body>` exist, and still before anything is painted.
 */
export default function firstPaintPlugin({ baseUrl, i18n }: LoadContext): Plugin {
  const script = renderFirstPaintScript({ baseUrl, locale: i18n.currentLocale });
  return {
    name: 'first-paint',
    injectHtmlTags: () => ({
      preBodyTags: [
        {
          tagName: 'script',
          attributes: { 'data-first-paint': 'true' },
          innerHTML: script,
        },
      ],
    }),
  };
}
