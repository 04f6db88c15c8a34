import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', 'md', 'lg'] as const;

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);
  const [maxWidth, setMaxWidth] = React.useState<DialogProps['maxWidth']>('sm');

  return (
    <React.Fragment>
      <Stack direction="row" useFlexGap flexWrap="wrap" gap={1}>
        {widths.map((width) => (
          <Button
            key={width}
            variant="outlined"
            onClick={() => {
              setMaxWidth(width);
              setOpen(true);
            }}
            sx={{ textTransform: 'none' }}
          >
            {width}
          </Button>
        ))}
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth={maxWidth}
      >
        <DialogTitle>maxWidth=&quot;{maxWidth}&quot;</DialogTitle>
        <DialogContent>
          <Button autoFocus onClick={() => setOpen(false)}>
            Close
          </Button>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
