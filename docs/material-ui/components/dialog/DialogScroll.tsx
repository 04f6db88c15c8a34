import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const MACHINES = [
  'band saw',
  'lathe',
  'planer',
  'drill press',
  'table saw',
  'router',
];

export default function DialogScroll() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');

  const handleOpen = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        <Button variant="outlined" onClick={() => handleOpen('paper')}>
          Rules that scroll inside
        </Button>
        <Button variant="outlined" onClick={() => handleOpen('body')}>
          Rules that scroll as a whole
        </Button>
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby={titleId}
      >
        <DialogTitle>House rules of the workshop</DialogTitle>
        <DialogContent
          dividers={scroll === 'paper'}
          // What scrolls has to be in reach of the keyboard.
          tabIndex={scroll === 'paper' ? 0 : undefined}
          role={scroll === 'paper' ? 'group' : undefined}
          aria-labelledby={scroll === 'paper' ? titleId : undefined}
        >
          {MACHINES.map((machine) => (
            <React.Fragment key={machine}>
              <Typography sx={{ fontWeight: 'medium' }}>
                Using the {machine}
              </Typography>
              <Typography paragraph color="text.secondary">
                Ask for an introduction before the first use. Wear glasses, tie back
                long hair, and take off gloves. Sweep the floor when you are done and
                write down the minutes in the book beside the door. Whoever finds the{' '}
                {machine} broken hangs the red card on it and tells the keeper on the
                same day.
              </Typography>
            </React.Fragment>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done reading</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
