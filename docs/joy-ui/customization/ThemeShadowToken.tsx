import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    pressed: true;
  }
}

const theme = extendTheme({
  shadow: {
    xs: 'none',
    pressed: 'inset 0 2px 6px rgba(0 0 0 / 0.3)',
  },
});

export default function ThemeShadowToken() {
  return (
    <CssVarsProvider theme={theme}>
      <Sheet
        variant="soft"
        sx={{ maxWidth: 280, p: 2, borderRadius: 'md', boxShadow: 'pressed' }}
      >
        <Input
          placeholder="Find an order"
          slotProps={{ input: { 'aria-label': 'Find an order' } }}
        />
      </Sheet>
    </CssVarsProvider>
  );
}
