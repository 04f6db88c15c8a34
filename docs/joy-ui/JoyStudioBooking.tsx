import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
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
      <Typography
        component="label"
        level="body-sm"
        endDecorator={
          <Switch
            checked={lamps}
            disabled={booked}
            onChange={(event) => setLamps(event.target.checked)}
          />
        }
        sx={{ justifyContent: 'space-between' }}
      >
        Two studio lamps
      </Typography>
      <Divider />
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography level="title-md" aria-live="polite">
          {price} € an hour
        </Typography>
        <Button
          variant={booked ? 'plain' : 'solid'}
          color={booked ? 'neutral' : 'primary'}
          onClick={() => setBooked(!booked)}
        >
          {booked ? 'Cancel' : 'Book'}
        </Button>
      </Stack>
    </Card>
  );
}
