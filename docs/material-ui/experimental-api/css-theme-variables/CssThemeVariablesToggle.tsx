import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  useColorScheme,
} from '@mui/material/styles';

function DarkModeSwitch() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  const isDark = mounted && mode === 'dark';

  return (
    <FormControlLabel
      label="Dark mode"
      control={
        <Switch
          checked={isDark}
          onChange={() => setMode(isDark ? 'light' : 'dark')}
        />
      }
    />
  );
}

export default function CssThemeVariablesToggle() {
  // An app needs none of these props: they keep the mode in this box.
  const [node, setNode] = React.useState<HTMLElement | null>(null);
  return (
    <CssVarsProvider
      colorSchemeNode={node}
      colorSchemeSelector=".account-settings"
      modeStorageKey="account-settings-mode"
    >
      <Paper ref={setNode} className="account-settings" sx={{ px: 2, py: 1 }}>
        <DarkModeSwitch />
      </Paper>
    </CssVarsProvider>
  );
}
