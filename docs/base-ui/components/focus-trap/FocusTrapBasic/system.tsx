import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Box, Button, Field } from './parts';

export default function FocusTrapBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Edit address</Button>
      {open && (
        <FocusTrap open>
          <Box role="group" tabIndex={-1} aria-label="Address">
            <Field aria-label="Street" defaultValue="Mill Lane 4" />
            <Button onClick={() => setOpen(false)}>Save</Button>
          </Box>
        </FocusTrap>
      )}
    </React.Fragment>
  );
}
