import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const times = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30'];

export default function ToggleButtonWrap() {
  const [time, setTime] = React.useState<string | null>('11:00');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Time of the appointment"
      value={time}
      onChange={(_event, next: string | null) => setTime(next)}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        '& .MuiToggleButtonGroup-grouped.MuiToggleButtonGroup-grouped': {
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          m: 0,
        },
      }}
    >
      {times.map((option) => (
        <ToggleButton key={option} value={option}>
          {option}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
