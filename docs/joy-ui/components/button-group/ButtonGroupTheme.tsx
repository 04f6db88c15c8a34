import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyButtonGroup: {
      defaultProps: { variant: 'soft', color: 'primary' },
      styleOverrides: {
        root: { '--ButtonGroup-radius': '20px', width: 'fit-content' },
      },
    },
  },
});

export default function ButtonGroupTheme() {
  return (
    <ThemeProvider theme={theme}>
      <ButtonGroup aria-label="Text">
        <Button>Cut</Button>
        <Button>Copy</Button>
        <Button>Paste</Button>
      </ButtonGroup>
    </ThemeProvider>
  );
}
