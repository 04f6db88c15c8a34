import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipBasic() {
  const [unread, setUnread] = React.useState(false);

  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Design" />
      <Chip label="Website" variant="outlined" />
      <Chip
        label="Unread"
        color={unread ? 'primary' : 'default'}
        aria-pressed={unread}
        onClick={() => setUnread(!unread)}
      />
    </Stack>
  );
}
