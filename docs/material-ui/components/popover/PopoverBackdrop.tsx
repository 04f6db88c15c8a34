import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverBackdrop() {
  const questionId = React.useId();
  const [trigger, setTrigger] = React.useState<HTMLElement | null>(null);
  const [items, setItems] = React.useState(3);

  const answer = (left: number) => {
    setItems(left);
    setTrigger(null);
  };

  return (
    <React.Fragment>
      <Button
        color="error"
        aria-haspopup="dialog"
        onClick={(event) => setTrigger(event.currentTarget)}
      >
        Empty cart ({items})
      </Button>
      <Popover
        open={trigger !== null}
        anchorEl={trigger}
        onClose={() => answer(items)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -8, horizontal: 'center' }}
        slotProps={{
          root: { slotProps: { backdrop: { invisible: false } } },
          paper: { role: 'alertdialog', 'aria-labelledby': questionId },
        }}
      >
        <Typography id={questionId} sx={{ p: 2 }}>
          Remove all items?
        </Typography>
        <Stack direction="row" justifyContent="flex-end">
          <Button autoFocus onClick={() => answer(items)}>
            Keep
          </Button>
          <Button onClick={() => answer(0)}>Remove</Button>
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
