import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    figure: true;
  }
}

const theme = extendTheme({
  typography: {
    figure: {
      fontFamily: 'var(--joy-fontFamily-display)',
      fontSize: '2.75rem',
      fontWeight: 700,
      lineHeight: 1.2,
      color: 'var(--joy-palette-primary-plainColor)',
    },
  },
  components: {
    JoyTypography: { defaultProps: { levelMapping: { figure: 'p' } } },
  },
});

export default function ThemeTypographyCustomLevel() {
  return (
    <CssVarsProvider theme={theme}>
      <Card sx={{ width: 200 }}>
        <Typography level="title-sm">Open orders</Typography>
        <Typography level="figure">128</Typography>
      </Card>
    </CssVarsProvider>
  );
}
