import * as React from 'react';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

function SlideFromLeft(props: SlideProps) {
  return <Slide {...props} direction="right" />;
}

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(!open)}>Toggle message</Button>
      <Snackbar
        open={open}
        TransitionComponent={SlideFromLeft}
        message="You are offline"
      />
    </React.Fragment>
  );
}
