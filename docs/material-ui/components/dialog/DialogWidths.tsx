import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type Width = NonNullable<DialogProps['maxWidth']>;

const WIDTHS: Width[] = ['xs', 'sm', 'md', 'lg', 'xl', false];

export default function DialogWidths() {
  const [paper, setPaper] = React.useState<HTMLDivElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [maxWidth, setMaxWidth] = React.useState<Width>('sm');
  const [fullWidth, setFullWidth] = React.useState(false);
  const [measured, setMeasured] = React.useState(0);

  React.useEffect(() => {
    if (!paper) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setMeasured(paper.offsetWidth));
    observer.observe(paper);
    return () => observer.disconnect();
  }, [paper]);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Try the widths
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        maxWidth={maxWidth}
        fullWidth={fullWidth}
        PaperProps={{ ref: setPaper }}
      >
        <DialogTitle>Print a label</DialogTitle>
        <DialogContent>
          <Stack spacing={2} alignItems="flex-start" sx={{ pt: 1 }}>
            <TextField
              select
              label="maxWidth"
              value={String(maxWidth)}
              onChange={({ target }) =>
                setMaxWidth(
                  target.value === 'false' ? false : (target.value as Width),
                )
              }
              sx={{ minWidth: 160 }}
            >
              {WIDTHS.map((width) => (
                <MenuItem key={String(width)} value={String(width)}>
                  {String(width)}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={
                <Checkbox
                  checked={fullWidth}
                  onChange={(event) => setFullWidth(event.target.checked)}
                />
              }
              label="fullWidth"
            />
            <Typography role="status">{measured} px wide</Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
