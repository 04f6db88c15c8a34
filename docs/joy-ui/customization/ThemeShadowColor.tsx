import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowChannel: '11 107 203', shadowOpacity: '0.24' },
    dark: { shadowChannel: '18 70 123', shadowOpacity: '0.8' },
  },
});

export default function ThemeShadowColor() {
  return (
    <CssVarsProvider theme={theme}>
      <Card sx={{ maxWidth: 240, boxShadow: 'lg' }}>
        <Typography level="title-md">Team plan</Typography>
        <Typography level="body-sm">20 members, 100 GB</Typography>
      </Card>
    </CssVarsProvider>
  );
}
