import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SwitchForm() {
  const [sent, setSent] = React.useState<string | null>(null);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setSent(data.get('public') === 'yes' ? 'public' : 'private');
      }}
    >
      <Stack spacing={2} alignItems="flex-start">
        <FormControl id={React.useId()} orientation="horizontal" sx={{ gap: 2 }}>
          <FormLabel>Public calendar</FormLabel>
          <Switch slotProps={{ input: { name: 'public', value: 'yes' } }} />
        </FormControl>
        <Button type="submit">Save</Button>
        <Typography role="status" level="body-sm">
          {sent && `The calendar is ${sent}.`}
        </Typography>
      </Stack>
    </form>
  );
}
