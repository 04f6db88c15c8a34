import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';

function shapeSelects(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSelect: {
        defaultProps: {
          IconComponent: UnfoldMoreRounded,
          MenuProps: {
            slotProps: { paper: { elevation: 0, variant: 'outlined' } },
          },
        },
        styleOverrides: {
          select: { paddingBlock: 10 },
          icon: ({ theme }) => theme.unstable_sx({ color: 'primary.main' }),
          iconOpen: { transform: 'none' },
        },
      },
      MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 999 } } },
    },
  };
}

export default function SelectTheme() {
  const id = React.useId();

  return (
    <ThemeProvider theme={shapeSelects}>
      <FormControl sx={{ minWidth: 220 }}>
        <FormLabel id={id} sx={{ mb: 0.5 }}>
          Order of the songs
        </FormLabel>
        <Select labelId={id} defaultValue="title">
          <MenuItem value="title">By title</MenuItem>
          <MenuItem value="length">By length</MenuItem>
          <MenuItem value="key">By key</MenuItem>
        </Select>
      </FormControl>
    </ThemeProvider>
  );
}
