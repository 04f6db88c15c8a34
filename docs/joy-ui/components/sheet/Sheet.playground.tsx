import Sheet, { type SheetProps } from '@mui/joy/Sheet';

export default {
  component: Sheet,
  controls: {
    children: { start: 'Order 2041: two lamps, one chair' },
    variant: { start: 'outlined' },
    color: {},
    invertedColors: {},
    component: { choices: { Section: 'section', Paragraph: 'p' } },
  },
  fixed: { sx: { p: 2, borderRadius: 'md' } },
} satisfies Playground<SheetProps>;
