import type { SitePage } from '../../shared/extractSitePages';
import { root } from './markdownNodes';
import { renderGallery } from './renderGallery';
import { treeToMarkdown } from './renderTwin';

const NAVIGATION = [
  { pathname: '/wells/start', children: [{ pathname: '/wells/usage' }] },
  {
    pathname: '/wells/components',
    title: 'Components',
    children: [
      {
        pathname: '/wells/components/inputs',
        subheader: 'inputs',
        children: [
          { pathname: '/wells/react-pump' },
          { pathname: '/wells/react-bucket', planned: true },
        ],
      },
      {
        pathname: '/wells/components/lab',
        subheader: 'lab',
        children: [{ pathname: '/wells/react-drill', planned: true }],
      },
    ],
  },
];

it('lists the pages that are written, by group', () => {
  const page = { title: 'Pump', description: 'Draws water.' } as SitePage;
  const nodes = renderGallery(
    NAVIGATION,
    (pathname) => (pathname === '/wells/react-pump/' ? page : undefined),
    (href) => `https://wells.example.org${href}`,
  );
  expect(treeToMarkdown(root(nodes))).toBe(
    '## Inputs\n\n- [Pump](https://wells.example.org/wells/react-pump/): Draws water.\n',
  );
});
