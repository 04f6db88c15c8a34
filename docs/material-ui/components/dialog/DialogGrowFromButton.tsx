import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Grow, { type GrowProps } from '@mui/material/Grow';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

const STOPS = [
  { name: 'Ferry pier', text: 'Every 20 minutes, the last boat at 23:10.' },
  { name: 'Old market', text: 'Stalls until 14:00, the cheese stall until noon.' },
  { name: 'Lighthouse', text: '168 steps. Closed in strong wind.' },
];

const GrowTransition = React.forwardRef(function GrowTransition(
  props: GrowProps,
  ref: React.Ref<unknown>,
) {
  return <Grow ref={ref} {...props} />;
});

export default function DialogGrowFromButton() {
  const descriptionId = React.useId();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = React.useState(false);
  const [stop, setStop] = React.useState({ name: '', text: '' });
  const [origin, setOrigin] = React.useState('center');

  const handleOpen = (
    event: React.MouseEvent<HTMLButtonElement>,
    next: (typeof STOPS)[number],
  ) => {
    const box = event.currentTarget.getBoundingClientRect();
    setOrigin(`${box.x + box.width / 2}px ${box.y + box.height / 2}px`);
    setStop(next);
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {STOPS.map((each) => (
          <Button
            key={each.name}
            variant="outlined"
            onClick={(event) => handleOpen(event, each)}
          >
            {each.name}
          </Button>
        ))}
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth="xs"
        aria-describedby={descriptionId}
        TransitionComponent={GrowTransition}
        TransitionProps={{ style: { transformOrigin: origin } }}
        transitionDuration={calm ? 0 : undefined}
      >
        <DialogTitle>{stop.name}</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>{stop.text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={() => setOpen(false)}>
            Back to the map
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
