import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: { primary: { softBorder: '#97c3f0', outlinedBg: '#fff' } },
    },
    dark: {
      palette: { primary: { softBorder: '#12467b', outlinedBg: '#051423' } },
    },
  },
});

export default function GlobalVariantsTokens() {
  return (
    <CssVarsProvider theme={theme}>
      <Stack direction="row" gap={1.5} alignItems="center">
        <Button variant="soft">Invite</Button>
        <Button variant="outlined">Export</Button>
        <Chip variant="soft" color="primary">
          Team
        </Chip>
      </Stack>
    </CssVarsProvider>
  );
}
