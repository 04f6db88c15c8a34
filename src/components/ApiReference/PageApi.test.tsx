import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import api from '@generated/api-reference/material-ui/button.json';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { PageAnatomy, PageApi, PageApiProps } from './PageApi';

const load = () => Promise.resolve({ default: api });

function renderPage(loadButton: typeof load = load): void {
  renderInSite(
    <PageApi>
      <PageApiProps name="Button" href={api.href} load={loadButton}>
        <h3>Button</h3>
      </PageApiProps>
    </PageApi>,
    { path: '/material-ui/react-button/' },
  );
}

it('loads the props where the page came without HTML', async () => {
  renderPage();
  const table = await screen.findByRole('table', { name: 'Props of Button' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(
    api.components?.[0]?.props.length ?? 0,
  );
  expect(document.getElementById('button-prop-variant')).toHaveTextContent(
    'The variant to use.',
  );
});

it('shows a table always, leaving details to the full reference', async () => {
  renderPage();
  await screen.findByRole('table');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Details of/ })).toBeNull();
  expect(screen.queryByText('Used in')).toBeNull();
  expect(screen.getByRole('link', { name: 'Full reference' })).toHaveAttribute(
    'href',
    '/material-ui/api/button/',
  );
  expect(screen.getByRole('link', { name: 'ButtonBase' })).toHaveAttribute(
    'href',
    '/material-ui/api/button-base/',
  );
});

it('filters the props of all components of the page', async () => {
  renderPage();
  await screen.findByRole('table');
  const filter = screen.getByRole('searchbox', { name: 'Filter props' });
  await userEvent.type(filter, 'start');
  expect(document.getElementById('button-prop-startIcon')).toBeVisible();
  expect(document.getElementById('button-prop-variant')).not.toBeVisible();
  await userEvent.type(filter, ' of nothing');
  expect(
    screen.getByRole('heading', { name: 'Button', hidden: true }),
  ).not.toBeVisible();
});

it('filters props that come later', async () => {
  window.history.replaceState(null, '', '/?api=startIcon');
  renderPage();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/^1 of [1-9]/),
  );
  window.history.replaceState(null, '', '/');
  expect(document.getElementById('button-prop-variant')).not.toBeVisible();
});

it('says so where the props cannot be loaded', async () => {
  renderPage(() => Promise.reject(new Error('offline')));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The props could not be loaded.');
  expect(within(alert).getByRole('link')).toHaveAttribute('href', api.href);
});

it('draws what a component is made of, with links to the reference', async () => {
  const classes = ['root', 'startIcon', 'endIcon'].map((key) => ({
    key,
    anchor: `button-class-${key}`,
    className: `MuiButton-${key}`,
    description: '',
  }));
  const button = { ...api.components?.[0], slots: [], classes, anatomy: ANATOMY };
  const page = { ...api, components: [button] } as typeof api;
  renderInSite(
    <PageAnatomy
      name="Button"
      href={api.href}
      load={() => Promise.resolve({ default: page })}
    />,
  );
  const root = await screen.findByRole('link', { name: 'root' });
  const item = root.closest('li') as HTMLElement;
  expect(item).toHaveTextContent(/^root.*ButtonBase.*<button>.*MuiButton-root/);
  const icon = within(item).getByRole('link', { name: 'startIcon' });
  expect(icon).toHaveAttribute(
    'href',
    '/material-ui/api/button/#button-class-startIcon',
  );
  expect(icon.closest('li')).toHaveTextContent(/<span>.*optional$/);
  expect(screen.getByText(/^As drawn in 12 demos/)).toHaveTextContent(
    /Not drawn there:\s*endIcon$/,
  );
});

const ANATOMY = {
  demos: 12,
  parts: [
    {
      part: 'root',
      component: { name: 'ButtonBase', href: '/material-ui/api/button-base/' },
      element: 'button',
      parts: [{ part: 'startIcon', element: 'span', optional: true as const }],
    },
  ],
  unseen: ['endIcon'],
};
