import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchBasic() {
  const [checked, setChecked] = React.useState(true);

  return (
    <FormControl id={React.useId()} orientation="horizontal" sx={{ gap: 2 }}>
      <FormLabel>Notifications</FormLabel>
      <Switch
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
    </FormControl>
  );
}
