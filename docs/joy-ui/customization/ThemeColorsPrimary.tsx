import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import { violet } from './violet';

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: violet } },
    dark: { palette: { primary: violet } },
  },
});

export default function ThemeColorsPrimary() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1} flexWrap="wrap">
        <Button>Send invoice</Button>
        <Button variant="soft">Save draft</Button>
        <Button variant="outlined">Preview</Button>
        <Button variant="plain">Cancel</Button>
      </Stack>
    </CssVarsProvider>
  );
}
