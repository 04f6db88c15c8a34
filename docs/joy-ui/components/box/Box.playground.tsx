import Box, { type BoxProps } from '@mui/joy/Box';

export default {
  component: Box,
  controls: {
    children: { start: 'Two files shared with you' },
    sx: {
      choices: {
        Padding: { p: 2 },
        Outlined: {
          p: 2,
          border: '1px solid',
          borderColor: 'neutral.outlinedBorder',
          borderRadius: 'md',
        },
        Soft: { p: 2, bgcolor: 'primary.softBg', color: 'primary.softColor' },
        Shadow: { p: 2, boxShadow: 'md', borderRadius: 'lg' },
        Small: { p: 1, typography: 'body-sm' },
      },
      start: 'Outlined',
    },
    component: { choices: { Section: 'section', Paragraph: 'p', Code: 'code' } },
  },
} satisfies Playground<BoxProps<'div', { component?: React.ElementType }>>;
