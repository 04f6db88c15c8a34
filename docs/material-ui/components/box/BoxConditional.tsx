import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BoxConditional() {
  const [unread, setUnread] = React.useState(true);

  return (
    <Box
      sx={[
        { px: 2, py: 1, borderInlineStart: '4px solid transparent' },
        unread && { borderColor: 'primary.main', bgcolor: 'action.selected' },
      ]}
    >
      <FormControlLabel
        control={
          <Switch
            checked={unread}
            onChange={(event) => setUnread(event.target.checked)}
          />
        }
        label="Unread"
      />
    </Box>
  );
}
