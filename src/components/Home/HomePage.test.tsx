import { screen, within } from '@testing-library/react';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { PRODUCTS } from '../../lib/products';
import { HomePage } from './HomePage';
import { LIBRARIES } from './libraries';
import { PIECES } from './pieces';

/** Names that belong to the settings dialog alone. Source: contract, "Named controls". */
const DIALOG_NAMES = [
  'Mode',
  'Light',
  'System',
  'Dark',
  'Direction',
  'Left to right',
  'Right to left',
  'Density',
  'Dense',
  'Decrease spacing',
  'Increase spacing',
  'Reset density',
  'Colors',
  'Primary',
  'Secondary',
  'Reset colors',
];

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

  it('takes no name from the settings dialog', () => {
    renderInSite(<HomePage />);
    const main = within(screen.getByRole('main'));
    for (const role of [
      'radio',
      'radiogroup',
      'checkbox',
      'button',
      'group',
    ] as const) {
      for (const name of DIALOG_NAMES) {
        expect(main.queryAllByRole(role, { name: new RegExp(name, 'i') })).toEqual(
          [],
        );
      }
    }
  });
});

describe('the board', () => {
  it('is made of all five libraries', () => {
    expect(new Set(PIECES.map(({ product }) => product))).toEqual(
      new Set(LIBRARIES.map(({ id }) => id)),
    );
  });
});
