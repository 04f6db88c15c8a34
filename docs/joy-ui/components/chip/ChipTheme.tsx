import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyChip: {
      defaultProps: { variant: 'outlined', color: 'primary' },
      styleOverrides: {
        root: { '--Chip-radius': '6px', '--Chip-minHeight': '28px' },
        label: { letterSpacing: '0.02em' },
      },
    },
    JoyChipDelete: { defaultProps: { 'aria-label': 'Remove' } },
  },
});

export default function ChipTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Chip endDecorator={<ChipDelete />}>Marketing</Chip>
    </ThemeProvider>
  );
}
