import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { ThemeValues } from './ThemeValues';

const readRow = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
  return {
    id: row.id,
    cells: within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  };
};

it('shows both modes where they differ, and links to each row', () => {
  renderInSite(<ThemeValues of="palette" />);
  expect(screen.getByRole('table', { name: 'theme.palette' })).toBeVisible();
  expect(readRow('palette.mode')).toEqual({
    id: 'theme-palette-mode',
    cells: ['light', 'dark'],
  });
  expect(readRow('palette.divider').cells).toEqual([
    'rgba(0, 0, 0, 0.12)',
    'rgba(0, 0, 0, 0.12)',
  ]);
  expect(screen.getByRole('link', { name: 'palette.mode' })).toHaveAttribute(
    'href',
    '#theme-palette-mode',
  );
});

it('shows one value where there is one', () => {
  renderInSite(<ThemeValues of="spacing" />);
  expect(
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
  ).toEqual(['Key', 'Value']);
  expect(readRow('spacing').cells).toEqual(['function']);
});
