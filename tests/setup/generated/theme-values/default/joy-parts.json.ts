import type { ThemeParts } from '../../../../../plugins/content/theme-values/types';

const parts: ThemeParts = {
  palette: [
    {
      path: 'palette.text.primary',
      light: '#171A1C',
      dark: '#F0F4F8',
      lightSource: 'var(--joy-palette-neutral-800)',
      darkSource: 'var(--joy-palette-neutral-100)',
      variable: '--joy-palette-text-primary',
    },
    {
      path: 'palette.primary.long',
      light: 'a text that has to be longer than forty characters',
    },
  ],
  radius: [{ path: 'radius.sm', light: '6px', variable: '--joy-radius-sm' }],
};

export default parts;
