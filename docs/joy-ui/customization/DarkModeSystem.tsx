import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

type Mode = 'light' | 'dark' | 'system';

function Appearance() {
  const { mode, colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  return (
    <Sheet data-joy-color-scheme={mounted ? colorScheme : undefined} sx={{ p: 2 }}>
      <FormControl>
        <FormLabel>Appearance</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={(mounted && mode) || null}
          onChange={(event) => setMode(event.target.value as Mode)}
        >
          <Radio value="light" label="Light" />
          <Radio value="dark" label="Dark" />
          <Radio value="system" label="System" />
        </RadioGroup>
      </FormControl>
    </Sheet>
  );
}

export default function DarkModeSystem() {
  // An app needs defaultMode only: here the mode stays in this box.
  return (
    <CssVarsProvider
      defaultMode="system"
      modeStorageKey="settings-mode"
      colorSchemeNode={null}
    >
      <Appearance />
    </CssVarsProvider>
  );
}
