import AspectRatio, { type AspectRatioProps } from '@mui/joy/AspectRatio';

export default {
  component: AspectRatio,
  controls: {
    ratio: { start: '16/9' },
    variant: {},
    color: {},
    flex: {},
  },
  fixed: { children: <div>16/9</div>, sx: { width: 240 } },
} satisfies Playground<AspectRatioProps>;
