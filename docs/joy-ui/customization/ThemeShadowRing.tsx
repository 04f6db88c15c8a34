import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowRing: '0 0 0 1px rgba(0 0 0 / 0.1)' },
    dark: { shadowRing: '0 0 0 1px rgba(255 255 255 / 0.16)' },
  },
});

export default function ThemeShadowRing() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet sx={{ maxWidth: 240, p: 2, borderRadius: 'md', boxShadow: 'md' }}>
        <Typography level="title-md">Build 512 passed</Typography>
        <Typography level="body-sm">3 minutes ago</Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
