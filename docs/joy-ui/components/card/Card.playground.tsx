import Card, { type CardProps } from '@mui/joy/Card';

export default {
  component: Card,
  controls: {
    children: { start: '42 of 100 GB used' },
    variant: {},
    color: {},
    size: {},
    orientation: {},
    invertedColors: {},
  },
} satisfies Playground<CardProps>;
