import * as React from 'react';
import Switch from '@mui/joy/Switch';
import DarkMode from '@mui/icons-material/DarkMode';
import LightMode from '@mui/icons-material/LightMode';

export default function SwitchDecorators() {
  const [dark, setDark] = React.useState(false);

  return (
    <Switch
      checked={dark}
      onChange={(event) => setDark(event.target.checked)}
      startDecorator={<LightMode />}
      endDecorator={<DarkMode />}
      slotProps={{ input: { 'aria-label': 'Dark mode' } }}
    />
  );
}
