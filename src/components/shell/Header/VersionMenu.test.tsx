import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { PRODUCTS, type ProductId } from '../../../lib/address/products';
import { VersionMenu } from './VersionMenu';

const user = userEvent.setup();

const getProduct = (wanted: ProductId) => PRODUCTS.find(({ id }) => id === wanted)!;

it('lists the documented version, earlier ones and the page of all', async () => {
  renderInSite(<VersionMenu product={getProduct('x-data-grid')} version="6.19.2" />);
  await user.click(screen.getByRole('button', { name: 'Version 6.19.2' }));
  const menu = screen.getByRole('menu', { name: 'Version 6.19.2' });
  expect(menu.matches(':popover-open')).toBe(true);
  const items = within(menu).getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual(
    [
      ['v6.19.2', '/x/react-data-grid/'],
      ['v5', 'https://v5.mui.com/x/react-data-grid/'],
      ['v4', 'https://v4.mui.com/components/data-grid/'],
      ['All versions', '/versions/'],
    ],
  );
  expect(items[0]).toHaveAttribute('aria-current', 'true');
  expect(items[0]).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(items[3]).toHaveFocus();
});

it.each(['ltr', 'rtl'])('opens under its button: %s', async (dir) => {
  document.documentElement.dir = dir;
  renderInSite(<VersionMenu product={getProduct('system')} version="5.15.5" />);
  const button = screen.getByRole('button', { name: 'Version 5.15.5' });
  button.getBoundingClientRect = () => ({ left: 300, right: 380 }) as DOMRect;
  Object.defineProperty(document.documentElement, 'clientWidth', {
    configurable: true,
    value: 1000,
  });
  await user.click(button);
  expect(screen.getByRole('menu').style.getPropertyValue('--start')).toBe(
    dir === 'rtl' ? '620px' : '300px',
  );
  document.documentElement.removeAttribute('dir');
});

it('is a link where there is nothing to choose from', () => {
  renderInSite(
    <VersionMenu product={getProduct('joy-ui')} version="5.0.0-beta.23" />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(
    screen.getByRole('link', { name: 'Version 5.0.0-beta.23' }),
  ).toHaveAttribute('href', '/versions/');
});
