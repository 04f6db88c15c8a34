import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { themeStore } from '../../../state/preferenceStores';
import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';
import { SettingsDialog } from '../../shell/Settings/SettingsDialog';
import { ColorPlayground } from './ColorPlayground';
import { DensityPlayground } from './DensityPlayground';

const user = userEvent.setup();

beforeEach(() => {
  act(() => themeStore.set(INITIAL_THEME_STATE));
  window.localStorage.clear();
});

const getCode = () => screen.getByRole('group', { name: 'theme.ts code' });

describe('the colours', () => {
  const getVerdicts = (name: string) =>
    within(screen.getByRole('list', { name: `Contrast: ${name}` }))
      .getAllByRole('listitem')
      .map((item) => /[\d.]+:1.*$/.exec(item.textContent ?? '')?.[0]);

  it('are measured pair by pair, and again when they change', () => {
    renderInSite(<ColorPlayground />);
    expect(getVerdicts('Primary')).toEqual([
      '4.60:1Enough for text',
      '5.74:1Enough for text',
      '4.60:1Enough for text',
      '10.70:1Enough for text',
    ]);
    expect(getCode()).toHaveTextContent('createTheme();');
    const secondary = getVerdicts('Secondary');
    fireEvent.change(screen.getByLabelText('Primary'), {
      target: { value: '#ffeb3b' },
    });
    expect(getVerdicts('Primary')[2]).toBe('1.22:1Too low');
    expect(getVerdicts('Secondary')).toEqual(secondary);
    expect(getCode()).toHaveTextContent("primary: { main: '#ffeb3b' }");
  });

  it('are those of the settings', () => {
    renderInSite(<ColorPlayground />);
    fireEvent.change(screen.getByLabelText('Secondary'), {
      target: { value: '#00aa00' },
    });
    expect(themeStore.get().paletteColors).toEqual({
      secondary: { main: '#00aa00' },
    });
    expect(
      document.documentElement.style.getPropertyValue(
        '--mui-palette-secondary-main',
      ),
    ).toBe('#00aa00');
    act(() =>
      themeStore.set({
        ...themeStore.get(),
        paletteColors: { primary: { main: '#aa0000' } },
      }),
    );
    expect(screen.getByLabelText('Primary')).toHaveValue('#aa0000');
    expect(screen.getByLabelText('Secondary')).toHaveValue('#9c27b0');
  });
});

describe('the density', () => {
  it('is written as a theme', async () => {
    renderInSite(<DensityPlayground />);
    expect(getCode()).toHaveTextContent('createTheme();');
    await user.click(screen.getByRole('button', { name: 'Decrease spacing' }));
    expect(getCode()).toHaveTextContent('createTheme({ spacing: 7, });');
    await user.click(screen.getByRole('checkbox', { name: 'Dense' }));
    expect(getCode()).toHaveTextContent(
      "MuiTable: { defaultProps: { size: 'small' }",
    );
    await user.click(screen.getByRole('button', { name: 'Reset density' }));
    expect(getCode()).toHaveTextContent('createTheme();');
  });

  it('changes with the settings, and they with it', async () => {
    renderInSite(
      <>
        <DensityPlayground />
        <SettingsDialog onClose={() => {}} />
      </>,
    );
    await screen.findByRole('option', { name: 'English', selected: true });
    const [page, dialog] = screen.getAllByRole('checkbox', { name: 'Dense' });
    await user.click(page!);
    expect(dialog).toBeChecked();
    await user.click(dialog!);
    expect(page).not.toBeChecked();
  });
});
