import type { AllContent, PluginContentLoadedActions } from '@docusaurus/types';
import pageIndexPlugin from './index';

it('writes an empty list first, then the pages, to one module', async () => {
  const createData = jest.fn<Promise<string>, [string, string]>(() =>
    Promise.resolve(''),
  );
  const actions = { createData } as unknown as PluginContentLoadedActions;
  const allContent = {
    'docusaurus-plugin-content-blog': {
      default: { blogPosts: [{ metadata: { permalink: '/blog/a/', title: 'A' } }] },
    },
  } as unknown as AllContent;
  const plugin = pageIndexPlugin();
  await plugin.contentLoaded?.({ actions, content: undefined });
  await plugin.allContentLoaded?.({ actions, allContent });
  expect(createData.mock.calls).toEqual([
    ['pages.json', '[]'],
    ['pages.json', '[{"path":"/blog/a/","title":"A","section":"blog"}]'],
  ]);
});
