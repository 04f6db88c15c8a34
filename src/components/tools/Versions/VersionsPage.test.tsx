import { act, screen, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { projectStore } from '../../../state/projectStore';
import { VersionsPage } from './VersionsPage';

const readRow = (name: string, index = 0) =>
  within(screen.getAllByRole('rowheader', { name })[index]!.closest('tr')!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  renderInSite(<VersionsPage />, { path: '/versions/' });
});

it('shows what the build has read of a package', () => {
  expect(readRow('Material UI')).toEqual([
    '1.2.3',
    '@mui/material',
    '17 January 2024',
    '17 or 18',
    'NotesSource',
  ]);
  expect(
    screen.getByRole('link', { name: 'Release notes of @mui/material' }),
  ).toHaveAttribute('href', 'https://example.org/notes');
});

it('leaves out what the build has not read', () => {
  expect(screen.queryByRole('rowheader', { name: 'Joy UI' })).toBeNull();
});

it('sums up the releases of a major version', () => {
  expect(readRow('1.2')).toEqual([
    '11 December 2023',
    '1.2.3, 17 January 2024',
    '4',
  ]);
  expect(readRow('1.0')).toEqual(['16 September 2021', '1.0.0, –', '1']);
  expect(
    screen.getByText(
      (_text, element) =>
        element?.textContent ===
        '5 releases since 1.0.0 of 16 September 2021, one every 7.3 days on average, after 2 pre-releases.',
    ),
  ).toBeInTheDocument();
});

it('says which versions are supported, and where earlier ones are documented', () => {
  expect(readRow('v1')).toEqual([
    'September 2021',
    'Features and fixes',
    'This portal',
  ]);
  expect(readRow('v4')).toEqual([
    'May 2019',
    'Security fixes and regressions',
    'v4.mui.com',
  ]);
  expect(readRow('v0')).toEqual(['–', 'None', 'v0.mui.com']);
  expect(screen.getByRole('link', { name: 'Data Grid v5' })).toHaveAttribute(
    'href',
    'https://v5.mui.com/x/react-data-grid/',
  );
});

it('is in English, whatever the language of the shell', () => {
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
});

describe('changes of the API', () => {
  afterEach(() => act(() => projectStore.set(null)));

  const getSummary = (text: string) =>
    screen.getByText(
      (_text, element) =>
        element?.tagName === 'SUMMARY' && element.textContent === text,
    );

  it('are listed since the first recorded release, those that may break code first', () => {
    expect(
      getSummary('@mui/material, 1.0.0 to 1.2.3: 2 changes').parentElement,
    ).not.toHaveAttribute('open');
    expect(readRow('Pump depth')).toEqual(['Now required', '–', '1.1.0']);
    expect(readRow('Pump handle')).toEqual(['Other default', "'left'", '1.0.0']);
    expect(screen.getByRole('link', { name: 'depth' })).toHaveAttribute(
      'href',
      '/material-ui/api/pump/#pump-prop-depth',
    );
  });

  it('are those since the version of a project', () => {
    act(() => projectStore.set({ '@mui/material': '1.1.0' }));
    expect(
      getSummary('@mui/material, 1.1.0 to 1.2.3: 1 change').parentElement,
    ).toHaveAttribute('open');
    expect(screen.queryByRole('rowheader', { name: 'Pump handle' })).toBeNull();
  });

  it('say where the project is older than the records', () => {
    act(() => projectStore.set({ '@mui/material': '0.9.0' }));
    expect(screen.getByText('Changes before 1.0.0 are not recorded.')).toBeVisible();
  });
});
