import { createTheme, ThemeProvider } from '@mui/material/styles';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

const theme = createTheme({
  components: {
    MuiSelect: {
      defaultProps: {
        IconComponent: UnfoldMore,
        MenuProps: { slotProps: { paper: { elevation: 0, variant: 'outlined' } } },
      },
      styleOverrides: {
        select: { paddingBlock: 10 },
        iconOpen: { transform: 'none' },
      },
    },
    MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 20 } } },
  },
});

export default function SelectTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Select defaultValue="name" inputProps={{ 'aria-label': 'Sort by' }}>
        <MenuItem value="name">Sort by name</MenuItem>
        <MenuItem value="date">Sort by date</MenuItem>
      </Select>
    </ThemeProvider>
  );
}
