import type { AllContent } from '@docusaurus/types';
import { extractSitePages } from './extractSitePages';

const doc = (permalink: string, title: string, unlisted = false) => ({
  permalink,
  title,
  description: `About ${title}`,
  source: `@site/docs${permalink}page.mdx`,
  unlisted,
});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    'joy-ui': { loadedVersions: [{ docs: [doc('/joy-ui/', 'Joy UI')] }] },
    experiments: { loadedVersions: [{ docs: [doc('/experiments/a/', 'A')] }] },
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
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: [
        {
          metadata: {
            ...doc('/blog/hello', 'Hello'),
            date: new Date('2026-11-21T10:00:00Z'),
          },
        },
        { metadata: { ...doc('/blog/hidden/', 'Hidden', true), date: new Date(0) } },
      ],
    },
  },
} as unknown as AllContent;

it('lists the sets in the order of the product menu, then the posts', () => {
  expect(extractSitePages(CONTENT, '/site').map(({ path }) => path)).toEqual([
    '/material-ui/',
    '/material-ui/react-button/',
    '/joy-ui/',
    '/blog/hello/',
  ]);
});

it('says where a page is written, and when a post came out', () => {
  const pages = extractSitePages(CONTENT, '/site');
  expect(pages[2]).toEqual({
    path: '/joy-ui/',
    title: 'Joy UI',
    description: 'About Joy UI',
    section: 'joy-ui',
    file: '/site/docs/joy-ui/page.mdx',
  });
  expect(pages[3]).toMatchObject({ section: 'blog', date: '2026-11-21' });
});

it('is empty where no content plugin is installed', () => {
  expect(extractSitePages({}, '/site')).toEqual([]);
});
