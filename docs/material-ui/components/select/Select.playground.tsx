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
    defaultValue: 'oak',
    inputProps: { 'aria-label': 'Wood of the mast' },
    children: [
      <MenuItem key="oak" value="oak">
        Oak
      </MenuItem>,
      <MenuItem key="spruce" value="spruce">
        Spruce
      </MenuItem>,
      <MenuItem key="larch" value="larch">
        Siberian larch
      </MenuItem>,
    ],
  },
} satisfies Playground<SelectProps>;
