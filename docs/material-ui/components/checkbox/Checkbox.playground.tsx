import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default {
  component: Checkbox,
  controls: {
    color: {},
    size: {},
    indeterminate: {},
    icon: { choices: { Heart: <FavoriteBorder /> } },
    checkedIcon: { choices: { Heart: <Favorite /> } },
    disabled: {},
    disableRipple: {},
    required: {},
  },
  fixed: { defaultChecked: true, inputProps: { 'aria-label': 'Add to favourites' } },
} satisfies Playground<CheckboxProps>;
