import { extendTheme } from '@mui/joy/styles';
import {
  COLOURS,
  SCHEMES,
  STEPS,
  isColourToken,
  resolveColour,
} from '../../src/lib/theme/joyTheme/tokens';
import { readJoyTokens } from './readJoyTokens';

const tokens = readJoyTokens();

it('has colours, and references to colours of the same scheme', () => {
  expect(tokens).toMatchObject({
    'light.primary.500': '#0b6bcb',
    'light.primary.solidBg': 'primary.500',
    'light.text.primary': 'neutral.800',
    'dark.text.primary': 'neutral.100',
    'dark.background.body': 'common.black',
    'radius.sm': '6px',
    'fontSize.md': '1rem',
    'fontWeight.xl': '700',
    'focus.thickness': '2px',
  });
});

it('every colour token of Joy UI resolves to a colour', () => {
  for (const path of Object.keys(tokens).filter(isColourToken)) {
    expect(resolveColour(path, {}, tokens)).toMatch(/^#[\da-f]{6}$/);
  }
});

it.each(SCHEMES)(
  'has all tokens of the %s palette but those with an opacity',
  (scheme) => {
    const palette = extendTheme().colorSchemes[scheme].palette as object;
    const names = Object.entries(palette).flatMap(([owner, part]) =>
      typeof part === 'object'
        ? Object.keys(part as object).map((name) => `${owner}.${name}`)
        : [owner],
    );
    const missing = names.filter((name) => !(`${scheme}.${name}` in tokens));
    expect(missing.filter((name) => !name.endsWith('Channel'))).toEqual([
      'mode',
      'background.backdrop',
      'divider',
    ]);
    for (const colour of COLOURS) {
      expect(STEPS.every((step) => `${scheme}.${colour}.${step}` in tokens)).toBe(
        true,
      );
    }
  },
);
