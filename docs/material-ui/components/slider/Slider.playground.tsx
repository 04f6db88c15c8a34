import Slider, { type SliderProps } from '@mui/material/Slider';

export default {
  component: Slider,
  controls: {
    min: { min: 0, max: 50, step: 10 },
    max: { min: 60, max: 200, step: 10 },
    step: { min: 1, max: 25, step: 1, start: 5 },
    marks: {
      choices: {
        Half: [{ value: 50, label: 'half' }],
        Steps: true,
      },
    },
    valueLabelDisplay: { start: 'auto' },
    track: { options: ['normal', 'inverted'] },
    color: {},
    size: {},
    disabled: {},
  },
  fixed: { 'aria-label': 'Brightness', defaultValue: 40 },
} satisfies Playground<SliderProps>;
