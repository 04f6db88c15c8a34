import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider } from '@mui/joy/styles';

export default function DarkModeSection() {
  // An app has its provider already, without props.
  return (
    <CssVarsProvider colorSchemeNode={null} modeStorageKey="banner-mode">
      <Sheet data-joy-color-scheme="dark" sx={{ p: 3, borderRadius: 'md' }}>
        <Typography level="title-lg" component="h3">
          Night shift
        </Typography>
        <Typography sx={{ mb: 2 }}>Always dark, whatever the mode is.</Typography>
        <Button variant="soft">Show plan</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
