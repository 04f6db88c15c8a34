import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButtonGroup: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: { gap: 2 },
        grouped: { textTransform: 'none', border: 0 },
        firstButton: { borderStartStartRadius: 20, borderEndStartRadius: 20 },
        lastButton: { borderStartEndRadius: 20, borderEndEndRadius: 20 },
      },
    },
  },
});

export default function ButtonGroupTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ButtonGroup aria-label="Quantity of the desk lamp">
        <Button>Add one</Button>
        <Button>Remove one</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
