import { Box, type BoxProps } from '@mui/system';

export default {
  component: Box,
  controls: {
    children: { start: 'Order 1042 has been shipped' },
    sx: {
      choices: {
        Padding: { p: 2 },
        Outlined: { p: 2, border: 1, borderRadius: 2 },
        Filled: {
          p: 2,
          borderRadius: 2,
          bgcolor: 'light-dark(#dbe8ff, #1f3350)',
        },
        Half: { width: 0.5, border: 1 },
        Responsive: { p: { xs: 1, md: 4 }, border: 1 },
      },
      start: 'Outlined',
    },
    component: { choices: { Section: 'section', Paragraph: 'p', Code: 'code' } },
  },
} satisfies Playground<BoxProps<'div', { component?: React.ElementType }>>;
