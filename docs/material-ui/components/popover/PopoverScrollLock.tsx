import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function PopoverScrollLock() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [locked, setLocked] = React.useState(false);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <FormControlLabel
        control={<Switch />}
        label="Hold the page still"
        checked={locked}
        onChange={(_event, checked) => setLocked(checked)}
      />
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Legend of the map
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableScrollLock={!locked}
        marginThreshold={8}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Legend' } }}
      >
        <Typography sx={{ p: 2 }}>
          {locked ? 'Scrolling waits until you close me.' : 'Scroll: I come along.'}
        </Typography>
      </Popover>
    </Stack>
  );
}
