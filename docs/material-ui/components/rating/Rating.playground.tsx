import Rating, { type RatingProps } from '@mui/material/Rating';
import Favorite from '@mui/icons-material/Favorite';

export default {
  component: Rating,
  controls: {
    max: { min: 1, max: 10, step: 1 },
    precision: { min: 0.5, max: 1, step: 0.5 },
    size: {},
    icon: { choices: { Heart: <Favorite fontSize="inherit" /> } },
    highlightSelectedOnly: {},
    readOnly: {},
    disabled: {},
  },
  fixed: { name: 'played-rating', defaultValue: 3 },
} satisfies Playground<RatingProps>;
