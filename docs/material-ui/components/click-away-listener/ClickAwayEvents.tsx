import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener, {
  type ClickAwayListenerProps,
} from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type MouseEventName = NonNullable<ClickAwayListenerProps['mouseEvent']>;

export default function ClickAwayEvents() {
  const [mouseEvent, setMouseEvent] = React.useState<MouseEventName>('onClick');
  const [heard, setHeard] = React.useState<string[]>([]);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <TextField
        select
        size="small"
        label="mouseEvent"
        value={String(mouseEvent)}
        onChange={({ target }) => {
          setMouseEvent(
            target.value === 'false' ? false : (target.value as MouseEventName),
          );
        }}
        SelectProps={{ native: true }}
      >
        {['onClick', 'onMouseDown', 'onPointerUp', 'false'].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <ClickAwayListener
        mouseEvent={mouseEvent}
        onClickAway={(event) =>
          setHeard((before) => [...before.slice(-2), event.type])
        }
      >
        <Box sx={{ p: 3, border: 2, borderColor: 'divider', borderRadius: 2 }}>
          Press inside, then beside me
        </Box>
      </ClickAwayListener>
      <Typography role="log" aria-label="Heard" color="text.secondary">
        Heard: {heard.length === 0 ? 'nothing yet' : heard.join(', ')}
      </Typography>
    </Stack>
  );
}
