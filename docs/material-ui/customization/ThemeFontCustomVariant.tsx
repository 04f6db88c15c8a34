import Stack from '@mui/material/Stack';
import {
  createTheme,
  ThemeProvider,
  type TypographyStyle,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    metric: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    metric?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    metric: true;
  }
}

const theme = createTheme({
  typography: {
    metric: {
      fontSize: '2rem',
      fontWeight: 700,
      lineHeight: 1.2,
      '@media (min-width: 900px)': { fontSize: '2.75rem' },
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { metric: 'p' } } },
  },
});

export default function ThemeFontCustomVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={0.5}>
        <Typography>Open orders</Typography>
        <Typography variant="metric">128</Typography>
      </Stack>
    </ThemeProvider>
  );
}
