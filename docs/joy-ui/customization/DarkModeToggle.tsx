import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

function ModeToggle() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  const dark = mounted && mode === 'dark';
  return (
    <IconButton
      variant="outlined"
      aria-label="Dark mode"
      aria-pressed={dark}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightMode /> : <DarkMode />}
    </IconButton>
  );
}

export default function DarkModeToggle() {
  // An app leaves out all props: its mode is on <html>, here it is on the sheet.
  const [node, setNode] = React.useState<HTMLElement | null>(null);
  return (
    <CssVarsProvider
      colorSchemeNode={node}
      colorSchemeSelector=".reports"
      modeStorageKey="reports-mode"
    >
      <Sheet
        ref={setNode}
        className="reports"
        variant="outlined"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}
      >
        <Typography sx={{ flexGrow: 1 }}>Monthly report</Typography>
        <ModeToggle />
      </Sheet>
    </CssVarsProvider>
  );
}
