import type { LoadContext } from '@docusaurus/types';
import firstPaintPlugin from './index';

it('puts the script before everything else in the body, marked for the template', () => {
  const { preBodyTags } =
    firstPaintPlugin({
      baseUrl: '/',
      i18n: { currentLocale: 'en' },
    } as LoadContext).injectHtmlTags!({ content: undefined }) ?? {};
  expect(preBodyTags).toEqual([
    {
      tagName: 'script',
      attributes: { 'data-first-paint': 'true' },
      innerHTML: expect.stringContaining('data-theme'),
    },
  ]);
});
