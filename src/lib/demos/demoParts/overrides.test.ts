import {
  listOverrideWays,
  listProvenWays,
  OVERRIDDEN_PROPERTIES,
  printOverride,
  type OverrideTarget,
  type OverrideWay,
} from './overrides';
import { TEST_COMPONENTS } from './testComponents';
import type { PartComponent } from './types';

const { button, slider, grid, joyAlert, baseBadge } = TEST_COMPONENTS;

const target = (
  component: PartComponent,
  key: string,
  host: PartComponent | null = component,
): OverrideTarget => ({ part: { component, key }, ...(host ? { host } : {}) });

const print = (override: OverrideTarget, way: OverrideWay, property = 'color') => {
  const found = OVERRIDDEN_PROPERTIES.find(({ name }) => name === property);
  return printOverride(override, way, found as never)
    .map(({ name, code }) => `// ${name}\n${code}`)
    .join('\n');
};

it.each([
  ['a slot', target(slider, 'thumb'), 'sx slotProps classes theme styled CSS'],
  [
    'a part without slot',
    target(button, 'startIcon'),
    'sx classes theme styled CSS',
  ],
  [
    'a part in another component',
    target(slider, 'rail', button),
    'sx theme styled CSS',
  ],
  ['a part whose host is not known', target(slider, 'thumb', null), 'theme'],
  ['Joy UI', target(joyAlert, 'endDecorator'), 'sx slotProps theme styled CSS'],
  ['Base UI', target(baseBadge, 'badge'), 'slotProps styled CSS Tailwind'],
])('lists the ways for %s', (_, override, ways) => {
  expect(listOverrideWays(override).join(' ')).toBe(ways);
});

it('offers what was tried with success, and nothing else', () => {
  const offer = (override: OverrideTarget) =>
    OVERRIDDEN_PROPERTIES.flatMap((property) =>
      listProvenWays(override, property).map((way) => `${property.name} ${way}`),
    );
  expect(offer(target(slider, 'thumb'))).toEqual([
    'backgroundColor sx',
    'backgroundColor theme',
  ]);
  // Nothing says how it behaves there.
  expect(offer(target(slider, 'thumb', button))).toEqual([]);
  // Without its host only what does without it.
  expect(offer(target(slider, 'thumb', null))).toEqual(['backgroundColor theme']);
});

it('prints sx that keeps what the instance has', () => {
  expect(print(target(slider, 'thumb'), 'sx')).toBe(`// CustomSlider.tsx
import type { ComponentProps } from 'react';
import Slider from '@mui/material/Slider';

export default function CustomSlider({ sx, ...props }: ComponentProps<typeof Slider>) {
  return (
    <Slider
      {...props}
      sx={[
        ...(Array.isArray(sx) ? sx : [sx]),
        { '& .MuiSlider-thumb': { color: 'crimson' } },
      ]}
    />
  );
}
`);
});

it('styles the root element itself', () => {
  expect(print(target(slider, 'root'), 'sx')).toContain(
    "        { color: 'crimson' },",
  );
  expect(print(target(slider, 'root'), 'styled')).toContain(
    "styled(Slider)({\n  color: 'crimson',\n});",
  );
  expect(print(target(slider, 'root'), 'CSS')).toContain(
    '.custom-slider.MuiSlider-root {',
  );
});

it('prints the props of a slot beside those that are given', () => {
  expect(print(target(slider, 'thumb'), 'slotProps', 'borderRadius')).toContain(
    "      slotProps={{ ...props.slotProps, thumb: { style: { borderRadius: '10px' } } }}",
  );
});

it('prints a class of its own with its style sheet', () => {
  const code = print(target(button, 'startIcon'), 'classes', 'backgroundColor');
  expect(code).toContain("import './CustomButton.css';");
  expect(code).toContain(
    "      classes={{ ...props.classes, startIcon: 'custom-button-start-icon' }}",
  );
  expect(code).toContain(`// CustomButton.css
.custom-button-start-icon.MuiButton-startIcon {
  background-color: gold;
}
`);
});

it('prints CSS that reaches a part from its component', () => {
  const code = print(target(slider, 'thumb'), 'CSS', 'border');
  expect(code).toContain('className={`custom-slider ${className}`}');
  expect(code).toContain(
    '.custom-slider .MuiSlider-thumb {\n  border: 2px solid teal;\n}',
  );
});

it('prints a theme with the provider of its library', () => {
  expect(print(target(slider, 'thumb'), 'theme')).toBe(`// CustomTheme.tsx
import type { ReactNode } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSlider: {
      styleOverrides: {
        thumb: { color: 'crimson' },
      },
    },
  },
});

export default function CustomTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
`);
  const joy = print(target(joyAlert, 'root'), 'theme');
  expect(joy).toContain(
    "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';",
  );
  expect(joy).toContain('    JoyAlert: {');
});

it('imports what makes components of MUI X known to the types of the theme', () => {
  expect(print(target(grid, 'row'), 'theme')).toContain(
    "import type {} from '@mui/x-data-grid/themeAugmentation';",
  );
});

it('takes styled from the library of the component', () => {
  expect(print(target(joyAlert, 'root'), 'styled')).toContain(
    "import { styled } from '@mui/joy/styles';",
  );
  expect(print(target(baseBadge, 'badge'), 'styled')).toContain(
    "import { styled } from '@mui/system';",
  );
});

it('prints classes of Tailwind for a slot and for the root', () => {
  expect(print(target(baseBadge, 'badge'), 'Tailwind', 'border')).toContain(
    "badge: { className: '[border:2px_solid_teal]!' } }}",
  );
  expect(print(target(baseBadge, 'root'), 'Tailwind')).toContain(
    'className={`[color:crimson]! ${className}`}',
  );
});
