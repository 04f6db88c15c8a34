import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { clearStoredData } from '../../../state/clearStoredData';
import { sidebarFilterStore } from '../../../state/preferenceStores';
import { Sidebar } from './Sidebar';

const user = userEvent.setup();

const link = (label: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/material-ui/${label.toLowerCase().replaceAll(' ', '-')}/`,
});

const category = (label: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
});

const ITEMS: PropSidebarItem[] = [
  category('Components', [
    category('Inputs', [link('Button'), link('Button Group'), link('Text Field')]),
    {
      type: 'html',
      value: 'Button Bar',
      defaultStyle: true,
      customProps: { label: 'Button Bar', markers: ['planned'] },
    },
  ]),
  category(
    'Guides',
    Array.from({ length: 40 }, (_item, index) => link(`Guide ${index}`)),
  ),
];

const renderSidebar = (items = ITEMS, name = 'material-ui') =>
  renderInSite(
    <Sidebar
      name={name}
      label="Material UI pages"
      items={items}
      activePath="/material-ui/guide-7/"
    />,
  );

const getField = () => screen.getByRole('searchbox', { name: 'Filter pages' });
const listLinks = () =>
  within(screen.getByRole('navigation'))
    .queryAllByRole('link')
    .map((element) => element.textContent);

afterEach(() => {
  cleanup();
  act(() => sidebarFilterStore.set(''));
});

it('is there where a product has more than 40 pages', () => {
  renderSidebar([category('Guides', [link('A'), link('B')])]);
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  renderSidebar();
  expect(getField()).toHaveValue('');
});

it('leaves the pages that have every word, with their groups open, and counts them', async () => {
  renderSidebar();
  await user.type(getField(), 'BUTTON');
  expect(listLinks()).toEqual(['Button', 'Button Group']);
  expect(screen.getByRole('status')).toHaveTextContent('Results: 3');
  expect(screen.queryByText('Guides', { ignore: '[hidden] *' })).toBeNull();
  await user.type(getField(), '  gr');
  expect(listLinks()).toEqual(['Button Group']);
  expect(screen.getByRole('status')).toHaveTextContent('Results: 1');
});

it('the sidebar filter says that nothing matches', async () => {
  renderSidebar();
  await user.type(getField(), 'qx');
  expect(listLinks()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “qx”.');
});

it('is cleared by Escape, which gives the groups back as they were', async () => {
  renderSidebar();
  await user.click(screen.getByText('Components'));
  await user.type(getField(), 'text');
  const escape = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
  });
  act(() => void getField().dispatchEvent(escape));
  expect(escape.defaultPrevented).toBe(true);
  expect(getField()).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('Components').closest('details')).toHaveProperty(
    'open',
    true,
  );
  const again = new KeyboardEvent('keydown', {
    key: 'Escape',
    bubbles: true,
    cancelable: true,
  });
  act(() => void getField().dispatchEvent(again));
  expect(again.defaultPrevented).toBe(false);
});

it('the filtered sidebar starts at the top of its panel', async () => {
  renderInSite(
    <div id="site-navigation">
      <Sidebar name="x" label="Pages" items={ITEMS} activePath="/x/" />
    </div>,
  );
  const panel = document.getElementById('site-navigation')!;
  panel.scrollTop = 700;
  await user.type(getField(), 'b');
  expect(panel.scrollTop).toBe(0);
});

it('Enter in the sidebar filter opens the first page', async () => {
  renderSidebar();
  await user.type(getField(), 'group');
  const click = jest.fn((event: MouseEvent) => event.preventDefault());
  screen
    .getByRole('link', { name: 'Button Group' })
    .addEventListener('click', click);
  await user.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(1);
});

it('is kept for the session, each product its own, until everything is forgotten', async () => {
  renderSidebar();
  await user.type(getField(), 'text');
  cleanup();
  renderSidebar(ITEMS, 'x');
  expect(getField()).toHaveValue('');
  await user.type(getField(), 'guide 3');
  cleanup();
  renderSidebar();
  expect(getField()).toHaveValue('text');
  expect(listLinks()).toEqual(['Text Field']);
  expect(window.sessionStorage.getItem('sidebarFilters')).toBe(
    '?material-ui=text&x=guide+3',
  );
  act(() => {
    clearStoredData();
    sidebarFilterStore.refresh();
  });
  expect(getField()).toHaveValue('');
});
