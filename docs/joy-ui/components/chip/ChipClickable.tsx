import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Event from '@mui/icons-material/Event';

export default function ChipClickable() {
  const [date, setDate] = React.useState('no date');

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
        {['Today', 'Tomorrow', 'Next week'].map((day) => (
          <Chip
            key={day}
            variant="outlined"
            color="primary"
            startDecorator={<Event />}
            onClick={() => setDate(day.toLowerCase())}
          >
            {day}
          </Chip>
        ))}
      </Stack>
      <Typography role="status">Reminder: {date}</Typography>
    </Stack>
  );
}
