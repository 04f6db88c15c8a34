import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { MATERIAL_UI_PAGES } from '../../../navigation/materialUi';
import { flattenNavigation } from '../../../navigation/flattenNavigation';
import { ANSWERS } from './answers';
import { ComponentGallery } from './ComponentGallery';
import { hrefToKey } from './listGroups';
import { NEEDS, toNeed } from './needs';
import { THUMBNAILS } from './thumbnails';

const link = (href: string, label: string) => ({ type: 'link', href, label });

const mockSidebar = {
  items: [
    link('/material-ui/', 'Overview'),
    {
      type: 'category',
      label: 'Components',
      items: [
        link('/material-ui/all-components/', 'All components'),
        {
          type: 'category',
          label: 'Inputs',
          items: [
            link('/material-ui/react-select/', 'Select'),
            link('/material-ui/react-slider/', 'Slider'),
            { type: 'html', value: 'Planned' },
          ],
        },
        {
          type: 'category',
          label: 'Feedback',
          items: [link('/material-ui/react-dialog/', 'Dialog')],
        },
        {
          type: 'category',
          label: 'Lab',
          items: [link('/material-ui/about-the-lab/', 'About the lab')],
        },
      ],
    },
  ],
};

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsSidebar: () => mockSidebar,
  useDocsVersion: () => ({ pluginId: 'material-ui' }),
}));

jest.mock('../../demos/Demo/DemoStage', () => ({
  DemoStage: (): ReactNode => <button type="button">Thumbnail</button>,
}));

const user = userEvent.setup();
const PAGE = '/material-ui/all-components/';

const open = (query = '') => {
  window.history.replaceState(null, '', `${PAGE}${query}`);
  renderInSite(<ComponentGallery />, { path: `${PAGE}${query}` });
};

const listTitles = () =>
  screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows the pages that are written, group by group', () => {
  open();
  expect(listTitles()).toEqual(['Select', 'Slider', 'Dialog']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual([
    'inputs',
    'feedback',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('3 pages of components');
  expect(screen.getByRole('link', { name: 'Dialog' })).toHaveAttribute(
    'href',
    '/material-ui/react-dialog/',
  );
});

it('keeps what answers the need, says how to decide, and writes the address', async () => {
  open('?a=b');
  const needs = screen.getByRole('group', { name: 'What do you need?' });
  await user.click(within(needs).getByRole('radio', { name: 'Enter a value' }));
  expect(listTitles()).toEqual(['Slider']);
  expect(screen.queryByRole('heading', { name: 'Feedback' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(NEEDS.enter.advice);
  expect(window.location.search).toBe('?a=b&need=enter');
  await user.click(within(needs).getByRole('radio', { name: 'Everything' }));
  expect(listTitles()).toHaveLength(3);
  expect(window.location.search).toBe('?a=b');
});

it('begins with the need in the address, and ignores one it does not know', () => {
  open('?need=ask');
  expect(listTitles()).toEqual(['Dialog']);
  expect(toNeed('constructor')).toBeNull();
});

it('keeps the pictures out of reach', () => {
  open();
  for (const { parentElement } of screen.getAllByText('Thumbnail')) {
    expect(parentElement).toHaveAttribute('inert');
    expect(parentElement).toHaveAttribute('aria-hidden', 'true');
  }
});

const NOT_COMPONENTS = ['all-components', 'about-the-lab'];

const part = MATERIAL_UI_PAGES.find(({ title }) => title === 'Components');
const KEYS = flattenNavigation(part?.children ?? [])
  .filter(({ page }) => !page.children)
  .map(({ page }) => hrefToKey(page.pathname))
  .filter((key) => !NOT_COMPONENTS.includes(key));

it('knows a purpose and a picture for each page of the navigation, and no other', () => {
  expect(Object.keys(ANSWERS).sort()).toEqual([...KEYS].sort());
  expect(Object.keys(THUMBNAILS).sort()).toEqual([...KEYS].sort());
});

it('has at least two answers to every need', () => {
  for (const need of Object.keys(NEEDS)) {
    const count = Object.values(ANSWERS).filter(({ needs }) =>
      needs.some((one) => one === need),
    ).length;
    expect([need, count > 1]).toEqual([need, true]);
  }
});
