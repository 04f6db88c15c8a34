import * as React from 'react';
import Switch from '@mui/joy/Switch';
import Lock from '@mui/icons-material/Lock';
import LockOpen from '@mui/icons-material/LockOpen';

export default function SwitchThumbIcon() {
  const [locked, setLocked] = React.useState(true);

  return (
    <Switch
      size="lg"
      color={locked ? 'danger' : 'neutral'}
      checked={locked}
      onChange={(event) => setLocked(event.target.checked)}
      slotProps={{
        input: { 'aria-label': 'Lock the document' },
        thumb: {
          children: locked ? (
            <Lock sx={{ '--Icon-fontSize': '12px' }} />
          ) : (
            <LockOpen sx={{ '--Icon-fontSize': '12px' }} />
          ),
        },
      }}
    />
  );
}
