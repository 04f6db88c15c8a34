import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AutocompleteFreeSolo() {
  const [reason, setReason] = React.useState<string | null>(null);

  return (
    <Stack spacing={1}>
      <Autocomplete
        freeSolo
        autoSelect
        forcePopupIcon
        aria-label="Reason for leaving"
        placeholder="Choose or write a reason"
        options={['Too expensive', 'Missing feature', 'Project ended']}
        value={reason}
        onChange={(_event, newReason) => setReason(newReason)}
      />
      <Typography level="body-sm" role="status">
        {reason ? `Reason: ${reason}` : 'No reason given'}
      </Typography>
    </Stack>
  );
}
