import type { ComponentProps, ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import {
  DocProvider,
  DocsSidebarProvider,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { ArticleHeader } from './ArticleHeader';
import type { PageFrontMatter } from './pageFrontMatter';

type Sidebar = ComponentProps<typeof DocsSidebarProvider>['items'];

const PATH = '/material-ui/react-button/';

const SIDEBAR = [
  {
    type: 'category',
    label: 'Components',
    collapsed: true,
    collapsible: true,
    items: [
      {
        type: 'category',
        label: 'Inputs',
        collapsed: true,
        collapsible: true,
        items: [{ type: 'link', label: 'Button', href: PATH, docId: 'button' }],
      },
    ],
  },
];

/** Renders the head of a page as the build loads it. */
function renderHeader(
  frontMatter: PageFrontMatter = {},
  sidebar: object[] | null = SIDEBAR,
  page = { title: 'Button', pluginId: 'material-ui', slug: '/react-button/' },
) {
  const content = Object.assign(() => null, {
    metadata: {
      title: page.title,
      slug: page.slug,
      description: 'Lets the reader start an action.',
      permalink: PATH,
    },
    frontMatter,
    toc: [],
    assets: {},
    contentTitle: undefined,
  });
  const inDocs = (element: ReactNode) => (
    <DocsVersionProvider version={{ pluginId: page.pluginId } as never}>
      <DocsSidebarProvider
        name={sidebar ? 'docs' : undefined}
        items={(sidebar ?? undefined) as Sidebar}
      >
        <DocProvider content={content as never}>{element}</DocProvider>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
  return renderInSite(<>{inDocs(<ArticleHeader />)}</>, { path: PATH });
}

const listFacts = () =>
  within(screen.getByRole('list', { name: 'About this component' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent?.trim(),
      item.querySelector('a')?.getAttribute('href') ?? null,
    ]);

it('has the title as heading of the page and the description as lead', () => {
  renderHeader();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Button');
  expect(screen.getByText('Lets the reader start an action.')).toBeInTheDocument();
});

it.each([
  ['/react-data-grid/', 'Overview', 'Data Grid – Overview'],
  ['/api/data-grid/data-grid/', 'DataGrid API', 'DataGrid API'],
  ['/introduction/', 'Overview', 'Overview'],
])('names the product of MUI X: %s', (slug, title, heading) => {
  renderHeader({}, SIDEBAR, { pluginId: 'x', slug, title });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

describe('breadcrumbs', () => {
  it('lead from the product through the groups, without the page itself', () => {
    renderHeader();
    const items = within(
      screen.getByRole('navigation', { name: 'Breadcrumbs' }),
    ).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Material UI',
      'Components',
      'Inputs',
    ]);
    expect(within(items[0]!).getByRole('link')).toHaveAttribute(
      'href',
      '/material-ui/',
    );
  });

  it('are left out on a page without sidebar', () => {
    renderHeader({}, null);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('facts', () => {
  it('are those of the front matter, with the installed version', () => {
    renderHeader({
      package: '@mui/material',
      sourceUrl: 'https://git.example.org/Button.js',
      bundleSize: 26_349,
      pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/button/',
      designSpec: 'https://m2.material.io/components/buttons',
    });
    expect(listFacts()).toEqual([
      ['@mui/material 1.2.3', 'https://www.npmjs.com/package/@mui/material/v/1.2.3'],
      ['Source', 'https://git.example.org/Button.js'],
      ['Bundle size 26.3 kB', null],
      ['WAI-ARIA pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
      ['Material Design', 'https://m2.material.io/components/buttons'],
    ]);
  });

  it('name a package whose version nobody knows', () => {
    renderHeader({ package: '@mui/other' });
    expect(listFacts()).toEqual([
      ['@mui/other', 'https://www.npmjs.com/package/@mui/other'],
    ]);
  });

  it('are left out where the page documents no package', () => {
    renderHeader({ pattern: 'https://www.w3.org/' });
    expect(screen.queryByRole('list', { name: 'About this component' })).toBeNull();
  });
});
