import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    display1: true;
    body1: true;
  }
}

const theme = extendTheme({
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  typography: {
    display1: {
      fontFamily: 'var(--joy-fontFamily-display)',
      fontSize: '4.5rem',
      fontWeight: 700,
      lineHeight: 1.25,
      color: 'var(--joy-palette-text-primary)',
    },
    body1: {
      fontFamily: 'var(--joy-fontFamily-body)',
      fontSize: '1rem',
      lineHeight: 1.5,
      color: 'var(--joy-palette-text-primary)',
    },
  },
});

export default function MigrateOldTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Typography level="display1" component="h3">
          42
        </Typography>
        <Typography level="body1">open orders</Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
