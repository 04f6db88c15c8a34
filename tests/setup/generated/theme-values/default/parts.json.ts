import type { ThemeParts } from '../../../../../plugins/content/theme-values/types';

const parts: ThemeParts = {
  palette: [
    { path: 'palette.mode', light: 'light', dark: 'dark' },
    { path: 'palette.divider', light: 'rgba(0, 0, 0, 0.12)' },
  ],
  spacing: [{ path: 'spacing', light: 'function' }],
};

export default parts;
