import type { AllContent } from '@docusaurus/types';
import { extractPageIndex } from './extractPageIndex';

/** Data that the content plugins load, as far as it is read here. */
const doc = (permalink: string, title: string, unlisted = false) => ({
  permalink,
  title,
  unlisted,
});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    'joy-ui': {
      loadedVersions: [{ docs: [doc('/joy-ui/react-button/', 'Button')] }],
    },
    'material-ui': {
      loadedVersions: [
        {
          docs: [
            doc('/material-ui/react-button/', 'Button'),
            doc('/material-ui/', 'Material UI'),
            doc('/material-ui/draft/', 'Draft', true),
          ],
        },
      ],
    },
    system: { loadedVersions: [] },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        { metadata: doc('/blog/hello/', 'Hello') },
        { metadata: doc('/blog/hidden/', 'Hidden', true) },
      ],
    },
  },
  'docusaurus-plugin-content-pages': { default: [{ permalink: '/' }] },
} as unknown as AllContent;

it('lists documentation pages and posts in the order of their paths', () => {
  expect(extractPageIndex(CONTENT)).toEqual([
    { path: '/blog/hello/', title: 'Hello', section: 'blog' },
    { path: '/joy-ui/react-button/', title: 'Button', section: 'joy-ui' },
    { path: '/material-ui/', title: 'Material UI', section: 'material-ui' },
    { path: '/material-ui/react-button/', title: 'Button', section: 'material-ui' },
  ]);
});

it('is empty where no content plugin is installed', () => {
  expect(extractPageIndex({})).toEqual([]);
});
