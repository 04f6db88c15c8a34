import * as React from 'react';
import {
  Box,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

const colorSchemes = {
  light: { palette: { back: '#f4f6f9', ink: '#1d2733' }, native: 'light' },
  dark: { palette: { back: '#161c24', ink: '#dfe7f1' }, native: 'dark' },
};

const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme: createCssVarsTheme({ colorSchemes, cssVarPrefix: 'files' }),
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'files-mode',
});

function ModeSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  const dark = mounted && colorScheme === 'dark';
  return (
    <button type="button" onClick={() => setMode(dark ? 'light' : 'dark')}>
      {dark ? 'Light mode' : 'Dark mode'}
    </button>
  );
}

export default function CssVarsToggle() {
  // Both props keep the mode in this box; an app leaves them out.
  const [node, setNode] = React.useState<Element | null>(null);
  return (
    <CssVarsProvider colorSchemeNode={node} colorSchemeSelector=".files">
      <Box
        ref={setNode}
        className="files"
        sx={{ p: 2, bgcolor: 'back', colorScheme: 'var(--files-native)' }}
      >
        <Box sx={{ mb: 1, color: 'ink' }}>24 files</Box>
        <ModeSwitch />
      </Box>
    </CssVarsProvider>
  );
}
