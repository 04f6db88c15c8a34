import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';
import { modeStore, themeStore } from '../../../state/preferenceStores';
import { contrastRatio } from '../../../lib/theme/palette';
import { ACCENTS } from './accents';
import { BoardControls } from './BoardControls';

const html = document.documentElement;

const choose = (group: string, option: string) => {
  const radios = screen.getByRole('radiogroup', { name: group });
  fireEvent.click(
    [...radios.querySelectorAll('label')].find(
      ({ textContent }) => textContent === option,
    ) as HTMLElement,
  );
};

beforeEach(() => {
  act(() => {
    modeStore.set('system');
    themeStore.set(INITIAL_THEME_STATE);
  });
  render(<BoardControls />);
});

describe('BoardControls', () => {
  it('apply to the whole page at once', () => {
    choose('Mode', 'Dark');
    choose('Direction', 'Right to left');
    choose('Density', 'Dense');
    choose('Spacing', '6');
    choose('Primary', 'Plum');
    expect(html).toHaveAttribute('data-theme', 'dark');
    expect(html).toHaveAttribute('dir', 'rtl');
    expect(html).toHaveAttribute('data-dense');
    expect(html.style.getPropertyValue('--portal-spacing')).toBe('6px');
    expect(html.style.getPropertyValue('--portal-primary')).toBe('#a8327e');
    expect(screen.getByRole('radio', { name: 'Plum' })).toBeChecked();
  });

  it('leave the secondary colour alone', () => {
    const secondary = { main: '#123456' };
    act(() =>
      themeStore.set({ ...INITIAL_THEME_STATE, paletteColors: { secondary } }),
    );
    choose('Primary', 'Moss');
    expect(themeStore.get().paletteColors).toEqual({
      primary: { main: '#2f7547' },
      secondary,
    });
    choose('Primary', 'Azure');
    expect(themeStore.get().paletteColors).toEqual({ secondary });
  });

  it('go back to what a first visitor sees', () => {
    choose('Mode', 'Light');
    choose('Direction', 'Right to left');
    choose('Density', 'Dense');
    choose('Spacing', '12');
    choose('Primary', 'Iris');
    fireEvent.click(screen.getByRole('button', { name: 'Restore defaults' }));
    expect(modeStore.get()).toBe('system');
    expect(themeStore.get()).toEqual(INITIAL_THEME_STATE);
  });

  it('choose nothing where the setting is none of the options', () => {
    act(() => themeStore.set({ ...INITIAL_THEME_STATE, spacing: 7 }));
    const radios = screen
      .getByRole('radiogroup', { name: 'Spacing' })
      .querySelectorAll<HTMLInputElement>('input');
    expect([...radios].some(({ checked }) => checked)).toBe(false);
  });

  it('draw every option as chosen without script: the style sheet names each', () => {
    const css = readFileSync(path.join(__dirname, 'OptionGroup.module.css'), 'utf8');
    const options = [...document.querySelectorAll('[data-option]')].map((option) =>
      option.getAttribute('data-option'),
    );
    expect(options).toHaveLength(5 + 3 + 2 + 2 + 4);
    for (const option of options) {
      expect(css).toContain(`[data-option='${option}']`);
    }
    for (const { color } of ACCENTS.filter((accent) => accent.color !== null)) {
      expect(css).toContain(
        `html[style*='--portal-primary: ${color}']) [data-option='accent:${color}']`,
      );
    }
  });
});

describe('ACCENTS', () => {
  it.each(ACCENTS.filter(({ color }) => color !== null))(
    'shows $name as it is on white',
    ({ color }) => {
      expect(contrastRatio(color ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );
});
