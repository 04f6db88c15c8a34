import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CLAUSES = [
  'You water the plants twice a week while the owner is away.',
  'You may pick what is ripe and leave what is not.',
  'The key stays with you and is not copied.',
];

export default function DialogInitialFocus() {
  const textRef = React.useRef<HTMLParagraphElement>(null);
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [accepted, setAccepted] = React.useState(false);

  const handleAccept = () => {
    setAccepted(true);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Read the agreement
        </Button>
        <Typography role="status">
          {accepted ? 'You look after the garden in June.' : 'Not accepted yet.'}
        </Typography>
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-describedby={descriptionId}
        TransitionProps={{ onEnter: () => textRef.current?.focus() }}
      >
        <DialogTitle>Garden agreement</DialogTitle>
        <DialogContent>
          <Typography
            ref={textRef}
            id={descriptionId}
            tabIndex={-1}
            gutterBottom
            sx={{ outline: 'none' }}
          >
            For the garden at 4 Mill Lane, from 1 to 30 June.
          </Typography>
          {CLAUSES.map((clause) => (
            <Typography key={clause} gutterBottom>
              {clause}
            </Typography>
          ))}
          <Typography>
            Questions are answered on the{' '}
            <Link href="/material-ui/">notice board</Link>.
          </Typography>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
          <Button variant="contained" onClick={handleAccept}>
            Accept
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
