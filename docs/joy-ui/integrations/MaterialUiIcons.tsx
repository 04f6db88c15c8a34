import Button from '@mui/joy/Button';
import Add from '@mui/icons-material/Add';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = {
  [THEME_ID]: createTheme({
    components: {
      MuiSvgIcon: {
        styleOverrides: {
          root: {
            fontSize: 'var(--Icon-fontSize, 1.5rem)',
            color: 'var(--Icon-color)',
            margin: 'var(--Icon-margin)',
          },
        },
      },
    },
  }),
};

export default function MaterialUiIcons() {
  return (
    <ThemeProvider theme={materialTheme}>
      <Button size="sm" startDecorator={<Add />}>
        Add product
      </Button>
    </ThemeProvider>
  );
}
