import type { ComponentType, ReactNode } from 'react';
import { Box, Stack } from '@mui/system';

const INK = 'light-dark(#41608a, #a5bedf)';
const LINE = 'light-dark(#8593a5, #8895a8)';
const PAPER = 'light-dark(#ffffff, #1d242e)';
const TINT = 'light-dark(#e6edf6, #2a3746)';

type Style = Readonly<Record<string, string | number>>;

/** A part with an outline, which most components have. */
const Part = ({ children, sx }: { children: ReactNode; sx?: Style }) => (
  <Box
    sx={{
      px: 1.5,
      py: 0.75,
      border: `1px solid ${LINE}`,
      borderRadius: 1.5,
      bgcolor: PAPER,
      fontSize: 13,
      lineHeight: 1.4,
      ...sx,
    }}
  >
    {children}
  </Box>
);

const FILLED = { border: 0, bgcolor: INK, color: PAPER };
const DASHED = { borderStyle: 'dashed', bgcolor: 'transparent' };

/** Something that opens below its control. */
const opened = (control: string, ...rows: string[]) => (
  <Stack spacing={0.75} sx={{ width: 150, mx: 'auto' }}>
    <Part>{control}</Part>
    <Part sx={{ px: 0, py: 0.5 }}>
      {rows.map((row, index) => (
        <Box
          key={row}
          sx={{ px: 1.5, py: 0.25, bgcolor: index === 0 ? TINT : undefined }}
        >
          {row}
        </Box>
      ))}
    </Part>
  </Stack>
);

const framed = (outside: string, inside: string, sx: Style = {}) => (
  <Part sx={{ ...DASHED, textAlign: 'center' }}>
    {outside}
    <Part sx={{ mt: 1, ...sx }}>{inside}</Part>
  </Part>
);

const knob = (sx: Style) => (
  <Box
    sx={{ position: 'absolute', width: 16, height: 16, borderRadius: '50%', ...sx }}
  />
);

/** Small pictures of Base UI, which brings no look of its own: drawn, not rendered. */
export const BASE_THUMBNAILS: Readonly<Record<string, ComponentType>> = {
  'react-autocomplete': () => opened('Ma|', 'Madrid', 'Manila'),
  'react-button': () => (
    <Stack alignItems="center">
      <Part sx={FILLED}>Save</Part>
    </Stack>
  ),
  'react-input': () => <Part>name@example.com</Part>,
  'react-number-input': () => (
    <Stack direction="row" spacing={0.5} justifyContent="center">
      <Part>−</Part>
      <Part>12</Part>
      <Part>+</Part>
    </Stack>
  ),
  'react-select': () => opened('Weekly', 'Weekly', 'Monthly'),
  'react-slider': () => (
    <Box sx={{ position: 'relative', height: 4, mx: 2, bgcolor: LINE }}>
      <Box sx={{ width: '60%', height: 4, bgcolor: INK }} />
      {knob({ top: -6, insetInlineStart: '56%', bgcolor: INK })}
    </Box>
  ),
  'react-switch': () => (
    <Box
      sx={{
        position: 'relative',
        width: 40,
        height: 22,
        mx: 'auto',
        borderRadius: 3,
        bgcolor: INK,
      }}
    >
      {knob({ top: 3, insetInlineEnd: 3, bgcolor: PAPER })}
    </Box>
  ),
  'react-badge': () => (
    <Box sx={{ position: 'relative', width: 72, mx: 'auto' }}>
      <Part sx={{ textAlign: 'center' }}>Inbox</Part>
      <Box
        sx={{
          position: 'absolute',
          top: -10,
          insetInlineEnd: -10,
          px: 0.75,
          borderRadius: 2,
          bgcolor: INK,
          color: PAPER,
          fontSize: 12,
        }}
      >
        4
      </Box>
    </Box>
  ),
  'react-snackbar': () => <Part sx={FILLED}>Saved. Undo</Part>,
  'react-menu': () => opened('Actions ▾', 'Rename', 'Archive'),
  'react-table-pagination': () => (
    <Part sx={{ textAlign: 'center' }}>11–20 of 84 ‹ ›</Part>
  ),
  'react-tabs': () => (
    <Stack direction="row" justifyContent="center" sx={{ fontSize: 13 }}>
      <Box sx={{ px: 1.5, pb: 0.5, borderBottom: `2px solid ${INK}` }}>Users</Box>
      <Box sx={{ px: 1.5, pb: 0.5, borderBottom: `2px solid ${LINE}` }}>Roles</Box>
    </Stack>
  ),
  'react-click-away-listener': () => framed('A click here closes', 'this'),
  'react-focus-trap': () => framed('Tab stays', 'inside'),
  'react-form-control': () => (
    <Stack spacing={0.5} sx={{ fontSize: 13 }}>
      <span>Name *</span>
      <Part sx={{ borderColor: 'light-dark(#b3261e, #f2b8b5)' }}>&nbsp;</Part>
      <span>Enter a name.</span>
    </Stack>
  ),
  'react-modal': () => framed('Page', 'Delete the file?', FILLED),
  'react-no-ssr': () => framed('Server: nothing', 'Browser: map'),
  'react-popper': () => opened('Anchor', 'Popper'),
  'react-popup': () => opened('Anchor', 'Popup'),
  'react-portal': () => framed('body', 'moved here'),
  'react-textarea-autosize': () => (
    <Part>
      Two lines,
      <br />
      two rows
    </Part>
  ),
  'react-transitions': () => (
    <Stack direction="row" spacing={1} justifyContent="center">
      <Part sx={{ ...DASHED, opacity: 0.4 }}>in</Part>
      <Part sx={{ opacity: 0.7 }}>in</Part>
      <Part>in</Part>
    </Stack>
  ),
};
