import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { JoyThemeValues } from './JoyThemeValues';
import { ThemeValueFilter } from './ThemeValueFilter';
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

it('a theme value that is equal in both modes is shown once', () => {
  renderInSite(<ThemeValues of="spacing" />);
  expect(
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
  ).toEqual(['Key', 'Value']);
  expect(readRow('spacing').cells).toEqual(['function']);
});

it('shows what a value comes to, how it is written, and its variable', () => {
  renderInSite(<JoyThemeValues of="palette" />);
  const row = readRow('palette.text.primary --joy-palette-text-primary');
  expect(row).toEqual({
    id: 'theme-palette-text-primary',
    cells: [
      '#171A1Cvar(--joy-palette-neutral-800)',
      '#F0F4F8var(--joy-palette-neutral-100)',
    ],
  });
});

it('writes a long value of both modes once', () => {
  renderInSite(<JoyThemeValues of="palette" />);
  expect(readRow('palette.primary.long').cells).toHaveLength(1);
});

it('narrows all tables of the page, and says how many values are left', async () => {
  const user = userEvent.setup();
  renderInSite(
    <article>
      <ThemeValueFilter />
      <p>Text</p>
      <h2>Palette</h2>
      <JoyThemeValues of="palette" />
      <h2>Radius</h2>
      <JoyThemeValues of="radius" />
    </article>,
  );
  const field = screen.getByRole('searchbox', { name: 'Filter values' });
  await user.type(field, '--joy-radius');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3');
  expect(screen.getByRole('heading', { name: 'Radius' })).toBeVisible();
  expect(screen.getByText('radius.sm')).toBeVisible();
  expect(screen.getByText('Palette')).not.toBeVisible();
  expect(screen.getByText('Text')).not.toBeVisible();
  await user.type(field, 'x');
  await user.click(screen.getByRole('button', { name: 'Show all values' }));
  expect(screen.getByText('Palette')).toBeVisible();
  expect(screen.getByText('Text')).toBeVisible();
});
