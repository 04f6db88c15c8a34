import * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

function ModeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  return (
    <Typography
      component="label"
      endDecorator={
        <Switch
          disabled={!mounted}
          checked={mounted && mode === 'dark'}
          onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
        />
      }
    >
      Dark mode
    </Typography>
  );
}

export default function TutorialDarkMode() {
  const [page, setPage] = React.useState<HTMLElement | null>(null);
  return (
    <CssVarsProvider
      modeStorageKey="login-mode"
      colorSchemeNode={page}
      colorSchemeSelector=".login-page"
    >
      <Sheet ref={setPage} className="login-page" sx={{ p: 2 }}>
        <ModeSwitch />
      </Sheet>
    </CssVarsProvider>
  );
}
