import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonFormData() {
  const [extras, setExtras] = React.useState(['lining']);
  const [sent, setSent] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      alignItems="flex-start"
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget).getAll('extras');
        setSent(
          values.length > 0 ? `Sent: ${values.join(', ')}` : 'Sent: no extras',
        );
      }}
      onReset={() => setExtras(['lining'])}
    >
      <ToggleButtonGroup
        size="small"
        aria-label="Extras for the coat"
        value={extras}
        onChange={(_event, next: string[]) => setExtras(next)}
      >
        <ToggleButton value="lining">Lining</ToggleButton>
        <ToggleButton value="hood">Hood</ToggleButton>
        <ToggleButton value="pocket">Pocket</ToggleButton>
      </ToggleButtonGroup>
      {extras.map((extra) => (
        <input key={extra} type="hidden" name="extras" value={extra} />
      ))}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" disableElevation>
          Order the coat
        </Button>
        <Button type="reset">Reset</Button>
      </Stack>
      <Typography role="status">{sent}</Typography>
    </Stack>
  );
}
