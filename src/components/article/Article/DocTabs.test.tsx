import { screen, within } from '@testing-library/react';
import {
  DocProvider,
  DocsSidebarProvider,
} from '@docusaurus/plugin-content-docs/client';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { DocTabs } from './DocTabs';

const PATHS = [
  '/base-ui/react-menu/',
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-menu/hooks-api/',
  '/base-ui/react-portal/',
  '/base-ui/react-portal/components-api/',
  '/base-ui/guides/usage/',
];

const ITEMS = [
  { type: 'link', label: 'Usage', href: PATHS.at(-1) },
  {
    type: 'category',
    label: 'Components',
    items: PATHS.slice(0, -1).map((path) => {
      const href = path.endsWith('-api/') ? `${path}#part` : path;
      return { type: 'link', label: href, href };
    }),
  },
];

function renderTabs(permalink: string): void {
  const content = Object.assign(() => null, {
    metadata: { permalink },
    frontMatter: {},
    toc: [],
    assets: {},
    contentTitle: undefined,
  });
  renderInSite(
    <DocsSidebarProvider name="docs" items={ITEMS as never}>
      <DocProvider content={content as never}>
        <DocTabs />
      </DocProvider>
    </DocsSidebarProvider>,
    { path: permalink },
  );
}

const listTabs = () =>
  within(screen.getByRole('navigation', { name: 'Pages of this subject' }))
    .getAllByRole('link')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

it.each([
  ['/base-ui/react-menu/', 'Demos'],
  ['/base-ui/react-menu/components-api/', 'Components API'],
  ['/base-ui/react-menu/hooks-api/', 'Hooks API'],
])('leads between the pages of a subject, from %s', (permalink, current) => {
  renderTabs(permalink);
  const tabs = listTabs();
  expect(tabs.map(([label, href]) => [label, href])).toEqual([
    ['Demos', '/base-ui/react-menu/'],
    ['Components API', '/base-ui/react-menu/components-api/'],
    ['Hooks API', '/base-ui/react-menu/hooks-api/'],
  ]);
  expect(
    tabs.filter(([, , page]) => page === 'page').map(([label]) => label),
  ).toEqual([current]);
});

it('the tabs of a component leave out pages that do not exist', () => {
  renderTabs('/base-ui/react-portal/');
  expect(listTabs().map(([label]) => label)).toEqual(['Demos', 'Components API']);
});

it('a page without siblings has no tabs', () => {
  renderTabs('/base-ui/guides/usage/');
  expect(screen.queryByRole('navigation')).toBeNull();
});
