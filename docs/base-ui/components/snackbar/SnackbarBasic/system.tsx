import * as React from 'react';
import { Button, Message } from './parts';

export default function SnackbarBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save changes</Button>
      <Message open={open} autoHideDuration={5000} onClose={() => setOpen(false)}>
        <span role="alert">Changes saved</span>
      </Message>
    </React.Fragment>
  );
}
