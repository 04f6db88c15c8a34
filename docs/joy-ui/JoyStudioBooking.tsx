import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rates = { morning: 18, evening: 26 };
const lampsFee = 6;

export default function JoyStudioBooking() {
  const [slot, setSlot] = React.useState<keyof typeof rates>('morning');
  const [lamps, setLamps] = React.useState(false);
  const [booked, setBooked] = React.useState(false);
  const price = rates[slot] + (lamps ? lampsFee : 0);

  return (
    <Card variant="outlined" sx={{ maxWidth: 400, mx: 'auto' }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography level="title-lg">Studio 3</Typography>
        <Chip variant="soft" color={booked ? 'neutral' : 'success'}>
          {booked ? 'booked' : 'free'}
        </Chip>
      </Stack>
      <FormControl>
        <FormLabel>Part of the day</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={slot}
          onChange={(event) => setSlot(event.target.value as keyof typeof rates)}
        >
          <Radio value="morning" label="Morning" disabled={booked} />
          <Radio value="evening" label="Evening" disabled={booked} />
        </RadioGroup>
      </FormControl>
      <Checkbox
        label="Two studio lamps"
        checked={lamps}
        disabled={booked}
        onChange={(event) => setLamps(event.target.checked)}
      />
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography aria-live="polite">{price} € an hour</Typography>
        <Button
          variant={booked ? 'plain' : 'solid'}
          onClick={() => setBooked(!booked)}
        >
          {booked ? 'Cancel' : 'Book'}
        </Button>
      </Stack>
    </Card>
  );
}
