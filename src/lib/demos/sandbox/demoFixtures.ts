import type { SandboxDemo, SandboxTheme } from './types';

const SOURCE = `import Button from '@mui/material/Button';
import { SIZES } from './sizes';

export default function ButtonSizes() {
  return <Button size={SIZES[0]}>Save</Button>;
}
`;

/** A demo of two files, for tests. */
export const BUTTON_SIZES: SandboxDemo = {
  name: 'ButtonSizes',
  TS: {
    source: SOURCE,
    files: [
      { name: 'sizes.ts', source: "export const SIZES = ['small'] as const;\n" },
    ],
  },
  JS: {
    source: SOURCE,
    files: [{ name: 'sizes.js', source: "export const SIZES = ['small'];\n" }],
  },
  packages: {
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@mui/material': '5.15.5',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
};

/** Every setting differs from its default. */
export const CHANGED_THEME: SandboxTheme = {
  dense: true,
  direction: 'rtl',
  spacing: 10,
  paletteMode: 'dark',
  paletteColors: { primary: { main: '#aa0055' } },
};
