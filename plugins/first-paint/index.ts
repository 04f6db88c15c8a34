import type { Plugin } from '@docusaurus/types';
import { renderFirstPaintScript } from './renderFirstPaintScript';

/**
 * Puts the first-paint script at the start of `<body>`: the earliest place where both
 * `<html>` and `<body>` exist, and still before anything is painted.
 */
export default function firstPaintPlugin(): Plugin {
  const script = renderFirstPaintScript();
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
