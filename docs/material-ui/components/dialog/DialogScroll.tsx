import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

const topics = ['Orders', 'Payment', 'Delivery', 'Returns', 'Liability', 'Privacy'];

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
      <Button onClick={() => handleOpen('paper')}>Scroll the content</Button>
      <Button onClick={() => handleOpen('body')}>Scroll the dialog</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        scroll={scroll}
        aria-labelledby={titleId}
      >
        <DialogTitle>Terms of service</DialogTitle>
        <DialogContent
          dividers
          {...(scroll === 'paper' && {
            tabIndex: 0,
            role: 'group',
            'aria-labelledby': titleId,
          })}
        >
          {topics.map((topic, index) => (
            <Typography key={topic} sx={{ pb: 12 }}>
              {index + 1}. {topic}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Decline</Button>
          <Button onClick={() => setOpen(false)}>Accept</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
