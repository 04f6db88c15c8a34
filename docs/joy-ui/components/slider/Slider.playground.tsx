import Slider, { type SliderProps } from '@mui/joy/Slider';

export default {
  component: Slider,
  controls: {
    min: { min: -100, max: 50, step: 10 },
    max: { min: 60, max: 500, step: 20 },
    step: { options: [1, 5, 10] },
    marks: { choices: { Dots: true } },
    valueLabelDisplay: { start: 'auto' },
    variant: {},
    color: {},
    size: {},
    disabled: {},
  },
  fixed: { 'aria-label': 'Volume', defaultValue: 40 },
} satisfies Playground<SliderProps>;
