import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import SettingsCard from './SettingsCard';

interface TwoStepCardProps {
  onChange: (message: string) => void;
}

export default function TwoStepCard({ onChange }: TwoStepCardProps) {
  const [isOn, setOn] = React.useState(false);
  const id = React.useId();

  return (
    <SettingsCard
      title="Two steps"
      description="With a second step, a stolen password is not enough to sign in."
    >
      <FormControl
        id={id}
        orientation="horizontal"
        sx={{ justifyContent: 'space-between', gap: 2 }}
      >
        <Box>
          <FormLabel>Ask for a code when I sign in</FormLabel>
          <FormHelperText sx={{ mt: 0.5 }}>
            The code comes from the Tidewell app on your phone.
          </FormHelperText>
        </Box>
        <Switch
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            onChange(
              `Sign-in in two steps is ${event.target.checked ? 'on' : 'off'}.`,
            );
          }}
          slotProps={{ input: { role: 'switch' } }}
        />
      </FormControl>
    </SettingsCard>
  );
}
