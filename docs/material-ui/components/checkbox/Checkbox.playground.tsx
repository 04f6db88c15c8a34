import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Bookmark from '@mui/icons-material/Bookmark';

export default {
  component: Checkbox,
  controls: {
    color: {},
    size: {},
    indeterminate: {},
    icon: { choices: { Bookmark: <BookmarkBorder /> } },
    checkedIcon: { choices: { Bookmark: <Bookmark /> } },
    disabled: {},
    disableRipple: {},
    required: {},
  },
  fixed: { defaultChecked: true, inputProps: { 'aria-label': 'Keep this page' } },
} satisfies Playground<CheckboxProps>;
