import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { ProductMenu } from './ProductMenu';

const user = userEvent.setup();

const PRODUCTS = [
  ['Material UI', '/material-ui/'],
  ['Joy UI', '/joy-ui/'],
  ['Base UI', '/base-ui/'],
  ['MUI System', '/system/'],
  ['Data Grid', '/x/react-data-grid/'],
  ['Date and Time Pickers', '/x/react-date-pickers/'],
  ['Charts', '/x/react-charts/'],
  ['Tree View', '/x/react-tree-view/'],
] as const;

const getMenu = () => screen.getByRole('menu', { name: 'Products' });
const getItem = (name: string) => screen.getByRole('menuitem', { name });
const isOpen = () => getMenu().matches(':popover-open');

/** Opens the menu and waits for the event of the browser. */
async function openMenu(): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Products' }));
  await act(() => Promise.resolve());
}

beforeEach(() => {
  renderInSite(<ProductMenu />);
});

it('the product menu lists the products, by role, name and address', () => {
  const items = screen.getAllByRole('menuitem');
  expect(items).toHaveLength(PRODUCTS.length);
  PRODUCTS.forEach(([name, href], index) => {
    expect(items[index]).toHaveAccessibleName(name);
    expect(items[index]).toHaveAttribute('href', href);
  });
});

it('says of each product what it is for', () => {
  for (const item of screen.getAllByRole('menuitem')) {
    expect(item).toHaveAccessibleDescription(/^[A-Z].*\.$/);
  }
});

it('tells that its button opens a menu', () => {
  expect(screen.getByRole('button', { name: 'Products' })).toHaveAttribute(
    'aria-haspopup',
    'menu',
  );
});

it('opens by its button and takes the focus', async () => {
  expect(isOpen()).toBe(false);
  await openMenu();
  expect(isOpen()).toBe(true);
  expect(getItem('Material UI')).toHaveFocus();
});

it('the product menu closes when a link is followed', async () => {
  await openMenu();
  await user.click(getItem('Charts'));
  expect(isOpen()).toBe(false);
});

describe('keys', () => {
  it.each([
    ['{ArrowDown}', 'Joy UI'],
    ['{ArrowUp}', 'Tree View'],
    ['{ArrowUp}{ArrowDown}', 'Material UI'],
    ['{End}', 'Tree View'],
    ['{End}{Home}', 'Material UI'],
    ['d', 'Data Grid'],
    ['dd', 'Date and Time Pickers'],
    ['ddd', 'Data Grid'],
    ['M', 'MUI System'],
    ['t', 'Tree View'],
    ['z', 'Material UI'],
  ])('%s go to %s', async (keys, name) => {
    await openMenu();
    await user.keyboard(keys);
    expect(getItem(name)).toHaveFocus();
  });

  it('Tab closes it', async () => {
    await openMenu();
    await user.tab();
    expect(isOpen()).toBe(false);
  });

  it('with Ctrl, Alt or ⌘ are not its own', async () => {
    await openMenu();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      fireEvent.keyDown(getItem('Material UI'), { key: 't', [modifier]: true });
    }
    expect(getItem('Material UI')).toHaveFocus();
  });

  it('move in from outside the items at the near end', async () => {
    await openMenu();
    getItem('Material UI').blur();
    fireEvent.keyDown(getMenu(), { key: 'ArrowUp' });
    expect(getItem('Tree View')).toHaveFocus();
  });
});
