import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

const SETTINGS = [
  { label: 'Read receipts', help: 'Others see when you have read a message.' },
  { label: 'Online status', help: 'Others see that you are here.' },
];

export default function SwitchSettings() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      {SETTINGS.map(({ label, help }) => (
        <FormControl
          key={label}
          id={id + label.slice(0, 4)}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <Box>
            <FormLabel>{label}</FormLabel>
            <FormHelperText sx={{ mt: 0 }}>{help}</FormHelperText>
          </Box>
          <Switch />
        </FormControl>
      ))}
    </Stack>
  );
}
