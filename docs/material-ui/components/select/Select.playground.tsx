import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectProps } from '@mui/material/Select';

export default {
  component: Select,
  controls: {
    variant: {},
    size: {},
    color: {},
    disabled: {},
    error: {},
    autoWidth: {},
    fullWidth: {},
  },
  fixed: {
    defaultValue: 'member',
    inputProps: { 'aria-label': 'Role' },
    children: [
      <MenuItem key="owner" value="owner">
        Owner
      </MenuItem>,
      <MenuItem key="member" value="member">
        Member
      </MenuItem>,
      <MenuItem key="guest" value="guest">
        Guest, read only
      </MenuItem>,
    ],
  },
} satisfies Playground<SelectProps>;
