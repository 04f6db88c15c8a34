import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { SwitchProps } from '@mui/joy/Switch';

// 1. The theme: all switches below are green when they are on.
const theme = extendTheme({
  components: { JoySwitch: { defaultProps: { color: 'success' } } },
});

// 2. A component of your own around one of the library.
function SettingSwitch({ label, ...props }: SwitchProps & { label: string }) {
  return (
    <FormControl orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
      <FormLabel>{label}</FormLabel>
      <Switch {...props} />
    </FormControl>
  );
}

export default function OverviewLayers() {
  const [checked, setChecked] = React.useState(true);

  return (
    <CssVarsProvider theme={theme}>
      <SettingSwitch
        label="Weekly report"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
        // 3. Props for an inner element.
        slotProps={{ track: { children: checked ? 'On' : 'Off' } }}
        // 4. Styles for this one.
        sx={{ '--Switch-trackWidth': '56px' }}
      />
    </CssVarsProvider>
  );
}
