import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { times } from './data';
import { Field } from './Field';
import SettingsCard from './SettingsCard';

interface QuietHoursCardProps {
  onChange: (message: string) => void;
}

export default function QuietHoursCard({ onChange }: QuietHoursCardProps) {
  const [isOn, setOn] = React.useState(true);
  const [hours, setHours] = React.useState({ From: '20:00', To: '07:00' });
  const id = React.useId();
  const isSame = hours.From === hours.To;

  return (
    <SettingsCard
      title="Quiet hours"
      description="Your phone stays silent. Notifications wait until the end of the quiet hours."
    >
      <Stack spacing={2}>
        <FormControl
          id={id}
          orientation="horizontal"
          sx={{ justifyContent: 'space-between', gap: 2 }}
        >
          <FormLabel>Keep my phone silent every night</FormLabel>
          <Switch
            checked={isOn}
            onChange={(event) => {
              setOn(event.target.checked);
              onChange(`Quiet hours are ${event.target.checked ? 'on' : 'off'}.`);
            }}
            slotProps={{ input: { role: 'switch' } }}
          />
        </FormControl>
        {isOn && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            {(['From', 'To'] as const).map((label) => (
              <Field
                key={label}
                label={label}
                error={isSame ? 'Choose two different times.' : undefined}
              >
                <Select
                  value={hours[label]}
                  placeholder={hours[label]}
                  onChange={(event, time) => {
                    if (event && time) setHours({ ...hours, [label]: time });
                  }}
                  slotProps={{
                    button: { 'aria-invalid': isSame },
                    listbox: { sx: { maxHeight: 240 } },
                  }}
                >
                  {times.map((time) => (
                    <Option key={time} value={time}>
                      {time}
                    </Option>
                  ))}
                </Select>
              </Field>
            ))}
          </Box>
        )}
        <Typography level="body-sm" role="status">
          {!isOn && 'Notifications reach your phone at any time.'}
          {isOn && !isSame && `Silent from ${hours.From} to ${hours.To}.`}
        </Typography>
      </Stack>
    </SettingsCard>
  );
}
