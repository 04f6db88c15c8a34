import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';

function Notifications({ onResize }: { onResize: () => void }) {
  const [all, setAll] = React.useState(false);

  return (
    <Stack sx={{ p: 2, width: 240 }}>
      <div>Mia commented on Invoice 12</div>
      <Collapse in={all} timeout={0} onEntered={onResize} onExited={onResize}>
        {['Omar shared a file', 'Lea joined the team', 'Backup done'].map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Collapse>
      <Button aria-expanded={all} onClick={() => setAll(!all)}>
        {all ? 'Show latest' : 'Show all'}
      </Button>
    </Stack>
  );
}

export default function PopoverUpdatePosition() {
  const actionRef = React.useRef<PopoverActions>(null);
  const [bell, setBell] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setBell(event.currentTarget)}
      >
        Notifications
      </Button>
      <Popover
        action={actionRef}
        open={Boolean(bell)}
        anchorEl={bell}
        onClose={() => setBell(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Notifications' } }}
      >
        <Notifications onResize={() => actionRef.current?.updatePosition()} />
      </Popover>
    </React.Fragment>
  );
}
