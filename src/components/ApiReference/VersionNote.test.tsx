import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import api from '@generated/api-reference/material-ui/button.json';
import type {
  ApiChange,
  ApiComponent,
  ApiPageData,
} from '../../../plugins/content/api-reference/types';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { projectStore } from '../../state/projectStore';
import { ApiProps } from './parts';

const button = api.components?.[0] as ApiComponent;
const [first, second] = button.props.map(({ name }) => name) as [string, string];

const CHANGES: Readonly<Record<string, ApiChange[]>> = {
  [first]: [{ change: 'new', release: '5.12.3' }],
  [second]: [
    { change: 'type', release: '5.13.7', before: 'string' },
    { change: 'deprecated', release: '5.11.16' },
  ],
};

const DATA: ApiPageData = {
  ...api,
  components: [
    {
      ...button,
      changesSince: '5.11.16',
      inheritance: undefined,
      props: button.props.map((prop) => ({ ...prop, changes: CHANGES[prop.name] })),
    },
  ],
};

const getHeader = (name: string) =>
  screen
    .getAllByRole('rowheader')
    .find((header) => header.querySelector('code')?.textContent === name);

const showProps = (version: string | null) => {
  act(() => projectStore.set(version ? { '@mui/material': version } : null));
  renderInSite(<ApiProps api={DATA} name="Button" />);
};

afterEach(() => act(() => projectStore.set(null)));

it('marks rows that the project does not have, or has in another form', async () => {
  showProps('5.11.16');
  await waitFor(() =>
    expect(getHeader(first)).toHaveAttribute('data-version-note', 'Not in 5.11.16'),
  );
  expect(getHeader(first)?.parentElement).toHaveAttribute('data-version', 'absent');
  expect(getHeader(second)).toHaveAttribute(
    'data-version-note',
    'Other type, Not deprecated in 5.11.16',
  );
  expect(
    await screen.findByText(
      'In your project (5.11.16): 1 prop missing, 1 prop different.',
    ),
  ).toBeVisible();
});

it('says that earlier changes are not recorded', async () => {
  showProps('5.2.0');
  expect(
    await screen.findByText(/ Changes before 5\.11\.16 are not recorded\.$/),
  ).toBeVisible();
});

it('shows everything as current at the press of a button, and marks it again', async () => {
  showProps('5.12.3');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Show as current' }),
  );
  expect(getHeader(first)).not.toHaveAttribute('data-version-note');
  await userEvent.click(screen.getByRole('button', { name: 'Mark differences' }));
  expect(getHeader(first)).toHaveAttribute('data-version-note', 'Not in 5.12.3');
});

it('says nothing where nothing differs, and takes marks away with the versions', async () => {
  showProps('5.12.3');
  await screen.findByText(/^In your project/);
  act(() => projectStore.set({ '@mui/material': '5.15.5' }));
  expect(screen.queryByText(/^In your project/)).toBeNull();
  expect(getHeader(first)).not.toHaveAttribute('data-version-note');
  act(() => projectStore.set({ '@mui/joy': '5.0.0-beta.1' }));
  expect(screen.queryByText(/^In your project/)).toBeNull();
});
