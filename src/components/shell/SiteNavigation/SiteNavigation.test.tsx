import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { Header } from '../Header/Header';
import { SiteNavigation } from './SiteNavigation';

const user = userEvent.setup();
const getPanel = () =>
  screen.getByRole('complementary', { name: 'Site navigation' });
const isOpen = () => getPanel().matches(':popover-open');

it('the site navigation lists every product and the blog', () => {
  renderInSite(<SiteNavigation />);
  const links = within(getPanel()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/material-ui/',
    '/joy-ui/',
    '/base-ui/',
    '/system/',
    '/x/react-data-grid/',
    '/x/react-date-pickers/',
    '/x/react-charts/',
    '/x/react-tree-view/',
    '/blog/',
  ]);
});

it.each([
  ['open where there is no sidebar', <SiteNavigation key="a" />, true],
  [
    'folded above a sidebar',
    <SiteNavigation key="b">
      <nav aria-label="Pages" />
    </SiteNavigation>,
    false,
  ],
])('has its products %s', (_name, element, open) => {
  renderInSite(element);
  expect(screen.getByText('All products').closest('details')).toHaveProperty(
    'open',
    open,
  );
});

describe('on narrow screens', () => {
  beforeEach(() => {
    renderInSite(
      <>
        <Header />
        <SiteNavigation />
      </>,
    );
  });

  it('opens by the button of the header and closes by its own', async () => {
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(isOpen()).toBe(false);
  });

  it('closes on the way to a page', async () => {
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(getPanel()).getByRole('link', { name: 'Joy UI' }));
    expect(isOpen()).toBe(false);
  });
});
