import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { PRODUCTS } from '../../../lib/address/products';
import { HomePage } from './HomePage';
import { LIBRARIES } from './libraries';
import { PIECES } from './pieces';

describe('HomePage', () => {
  it('is in English, whatever the language of the shell', () => {
    renderInSite(<HomePage />);
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'en');
  });

  it('has one title, one main part and no level of headings left out', () => {
    renderInSite(<HomePage />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    const levels = screen
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)));
    levels.reduce((last, level) => {
      expect(level).toBeLessThanOrEqual(last + 1);
      return level;
    }, 0);
  });

  it('leads to every product', () => {
    renderInSite(<HomePage />);
    const list = screen.getByRole('region', { name: 'What each is for' });
    for (const { name, href } of PRODUCTS) {
      expect(within(list).getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });

  it('calls settings as the settings do, and shows them below the board', () => {
    renderInSite(<HomePage />);
    const main = screen.getByRole('main');
    const readOptions = (name: string) =>
      within(within(main).getByRole('radiogroup', { name }))
        .getAllByRole('radio')
        .map((radio) => radio.parentElement?.textContent);
    expect(readOptions('Mode')).toEqual(['Light', 'System', 'Dark']);
    expect(readOptions('Direction')).toEqual(['Left to right', 'Right to left']);
    expect(readOptions('Density')).toEqual(['Regular', 'Dense']);
    const parts = [...main.querySelectorAll('h1, [data-piece], #board-controls')];
    expect(parts.at(-1)).toHaveAttribute('id', 'board-controls');
  });
});

describe('the board', () => {
  it('is made of all five libraries', () => {
    expect(new Set(PIECES.map(({ product }) => product))).toEqual(
      new Set(LIBRARIES.map(({ id }) => id)),
    );
  });
});
