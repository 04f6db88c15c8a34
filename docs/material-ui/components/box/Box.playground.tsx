import Box, { type BoxProps } from '@mui/material/Box';

export default {
  component: Box,
  controls: {
    children: { start: 'Three new orders' },
    sx: {
      choices: {
        Padding: { p: 2 },
        Border: { p: 2, border: 1, borderColor: 'divider', borderRadius: 2 },
        Background: { p: 2, bgcolor: 'primary.main', color: 'primary.contrastText' },
        Shadow: { p: 2, boxShadow: 4 },
        Hover: { p: 2, '&:hover': { bgcolor: 'action.hover' } },
      },
      start: 'Border',
    },
    component: { choices: { Section: 'section', Paragraph: 'p', Code: 'code' } },
  },
} satisfies Playground<BoxProps<'div', { component?: React.ElementType }>>;
