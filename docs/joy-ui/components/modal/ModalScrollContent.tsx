import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const CHAPTERS = Array.from({ length: 12 }, (_, index) => `${index + 1}. Chapter`);

export default function ModalScrollContent() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Terms of use</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={{ width: 480 }} aria-describedby={undefined}>
          <DialogTitle>Terms of use</DialogTitle>
          <Divider />
          <DialogContent tabIndex={0} role="group" aria-label="Text of the terms">
            {CHAPTERS.map((chapter) => (
              <section key={chapter}>
                <Typography level="title-sm" component="h3">
                  {chapter}
                </Typography>
                <p>You keep all rights to the files that you upload.</p>
              </section>
            ))}
          </DialogContent>
          <Divider />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Accept</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
