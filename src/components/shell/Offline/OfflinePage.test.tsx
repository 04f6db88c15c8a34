import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import type {
  OfflineStore,
  PackView,
} from '../../../lib/offline/createOfflineStore';
import type { Obstacle } from '../../../lib/offline/findObstacle';
import { MissingPage } from './MissingPage';
import { OfflineUnavailable } from './OfflineUnavailable';
import { OfflinePage } from './OfflinePage';
import { PackList } from './PackList';
import { ReadablePages } from './ReadablePages';

const pack: PackView = {
  id: 'joy-ui',
  name: 'Joy UI',
  version: '1',
  manifest: 'joy-ui.json',
  pages: 3,
  bytes: 12_300_000,
  offered: true,
  state: 'absent',
  loaded: 0,
  failure: null,
};

function showPack(change: Partial<PackView>) {
  const store = {
    install: jest.fn(() => Promise.resolve()),
    cancel: jest.fn(),
    remove: jest.fn(() => Promise.resolve()),
    start: jest.fn(() => Promise.resolve()),
  };
  render(
    <PackList
      packs={[{ ...pack, ...change }]}
      store={store as unknown as OfflineStore}
    />,
  );
  return store;
}

const getCard = () => within(screen.getByRole('listitem', { name: 'Joy UI' }));

it('the offline page says why nothing is kept', async () => {
  renderInSite(<OfflinePage />, { path: '/offline/' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offline');
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent('This browser keeps nothing for offline use');
  expect(status).toHaveTextContent(
    'Offline use is set up for docs.example.org only.',
  );
});

it.each<[Obstacle, string]>([
  ['host', 'Offline use is set up for docs.example.org only.'],
  ['insecure', 'The connection is not secure. Offline use needs HTTPS.'],
  [
    'unsupported',
    'Service workers are not available. Some browsers turn them off in private windows.',
  ],
  ['refused', 'Storage is blocked, as in private windows or by privacy settings.'],
  ['failed', 'The service worker could not be installed.'],
  ['withdrawn', 'Offline use is currently switched off for this portal.'],
])('has words for an obstacle: %s', (obstacle, reason) => {
  renderInSite(<OfflineUnavailable obstacle={obstacle} />, { path: '/offline/' });
  const status = within(screen.getByRole('status'));
  expect(
    status.getByText('This browser keeps nothing for offline use at this address.'),
  ).toBeVisible();
  expect(status.getByText(reason)).toBeVisible();
  const links = status.queryAllByRole('link', { name: 'Try again' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    obstacle === 'failed' ? ['/offline/'] : [],
  );
});

it('the offline page offers a product with its size', async () => {
  const store = showPack({});
  expect(getCard().getByText('12.3 MB')).toBeInTheDocument();
  await userEvent.click(
    screen.getByRole('button', { name: 'Make Joy UI available offline' }),
  );
  expect(store.install).toHaveBeenCalledWith('joy-ui');
  expect(screen.getByRole('listitem', { name: 'Joy UI' })).toHaveFocus();
});

it('shows how far a download is, and stops it', async () => {
  const store = showPack({ state: 'loading', loaded: 6_150_000 });
  const progress = getCard().getByRole('progressbar', { name: 'Joy UI' });
  expect(progress).toHaveAttribute('value', '6150000');
  expect(progress).toHaveAttribute('max', '12300000');
  expect(getCard().getByText('6.2 MB / 12.3 MB')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(store.cancel).toHaveBeenCalledWith('joy-ui');
});

it.each<[Partial<PackView>, string, string[]]>([
  [{ state: 'current' }, 'Available offline', ['Remove Joy UI']],
  [
    { state: 'outdated' },
    'An earlier version is available offline',
    ['Update Joy UI', 'Remove Joy UI'],
  ],
  [
    { failure: 'network' },
    'The download broke off. What has arrived stays; try again when you are online.',
    ['Make Joy UI available offline'],
  ],
  [
    { failure: 'room' },
    'There is not enough room on this device.',
    ['Make Joy UI available offline'],
  ],
])('%j', (change, status, buttons) => {
  showPack(change);
  expect(getCard().getByRole('status')).toHaveTextContent(status);
  expect(
    getCard()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(buttons);
});

it('the offline page loads the list again after a failure', async () => {
  const start = jest.fn(() => Promise.resolve());
  render(<PackList packs={null} store={{ start } as unknown as OfflineStore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(start).toHaveBeenCalledTimes(1);
});

it('lists the pages that are there, by product', async () => {
  renderInSite(
    <ReadablePages
      pages={['', 'joy-ui/react-button/', 'blog/how-demos-work/']}
      onForget={() => Promise.resolve()}
    />,
  );
  // The list of titles comes as a chunk.
  await act(async () => {
    await import('@generated/page-index/default/pages.json');
  });
  expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute(
    'href',
    '/joy-ui/react-button/',
  );
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/');
});

it('names the page that was requested, and leads back to it', () => {
  window.history.replaceState(null, '', '/offline/?page=%2Fblog%2F%3Fa%3D1');
  renderInSite(<MissingPage />, { path: '/offline/' });
  expect(screen.getByText('/blog/?a=1')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/blog/?a=1',
  );
});
