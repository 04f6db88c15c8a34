import { act, screen, waitFor, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { NotFoundPage } from './NotFoundPage';

/** Shows the page at an address, with the list of pages loaded. */
async function openAt(path: string): Promise<void> {
  renderInSite(<NotFoundPage />, { path });
  await act(async () => {
    await import('@generated/page-index/default/pages.json');
  });
}

const getMain = () => within(screen.getByRole('main'));

it('says what happened, in a heading', async () => {
  await openAt('/nowhere/');
  expect(
    getMain().getByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeInTheDocument();
});

it('suggests the pages that are nearest to the address, with their product', async () => {
  await openAt('/material-ui/react-buton/');
  const heading = getMain().getByRole('heading', { name: 'Did you mean' });
  const links = within(heading.parentElement!).getAllByRole('link');
  expect(
    links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Button Material UI', '/material-ui/react-button/'],
    ['Button Joy UI', '/joy-ui/react-button/'],
  ]);
});

it('the 404 page calls suggestions from the blog posts', async () => {
  await openAt('/blog/helo/');
  expect(getMain().getByRole('link', { name: 'Hello Blog' })).toHaveAttribute(
    'href',
    '/blog/hello/',
  );
});

it('the 404 page suggests nothing where no page is near', async () => {
  await openAt('/qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq/');
  expect(getMain().queryByText('Did you mean')).toBeNull();
});

it('the 404 page links to every product', async () => {
  await openAt('/nowhere/');
  const list = getMain().getByRole('heading', { name: 'Or start from' })
    .nextElementSibling as HTMLElement;
  expect(within(list).getAllByRole('link')).toHaveLength(8);
});

it('keeps search engines away and marks the static page', async () => {
  await openAt('/nowhere/');
  await waitFor(() =>
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute(
      'content',
      'noindex',
    ),
  );
  expect(document.querySelector('meta[name="portal:not-found"]')).not.toBeNull();
});
