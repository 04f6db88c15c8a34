import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

function toPosition(event: React.MouseEvent): PopoverPosition {
  // Enter and Space also send a click, but without coordinates.
  if (event.detail === 0) {
    const box = event.currentTarget.getBoundingClientRect();
    return { top: box.top + box.height / 2, left: box.left + box.width / 2 };
  }
  return { top: event.clientY, left: event.clientX };
}

export default function PopoverAnchorPosition() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<PopoverPosition>();

  return (
    <React.Fragment>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => {
          setPosition(toPosition(event));
          setOpen(true);
        }}
        sx={{ width: '100%', height: 140, border: 1, borderColor: 'divider' }}
      >
        Click anywhere in the draft to comment
      </ButtonBase>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Comment', sx: { p: 1 } },
        }}
      >
        <TextField autoFocus size="small" label="Comment" />
      </Popover>
    </React.Fragment>
  );
}
