import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover, { type PopoverPosition } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function readPosition(event: React.MouseEvent<HTMLElement>): PopoverPosition {
  if (event.detail > 0) {
    return { top: event.clientY, left: event.clientX };
  }
  // A key was pressed, so there is no place: take the middle.
  const box = event.currentTarget.getBoundingClientRect();
  return { top: box.top + box.height / 2, left: box.left + box.width / 2 };
}

export default function PopoverBedFinding() {
  const [position, setPosition] = React.useState<PopoverPosition>();
  const [findings, setFindings] = React.useState<string[]>([]);
  const [open, setOpen] = React.useState(false);

  const handleAdd = (finding: string) => {
    setFindings([...findings, finding]);
    setOpen(false);
  };

  return (
    <Stack spacing={2}>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => {
          setPosition(readPosition(event));
          setOpen(true);
        }}
        sx={{
          width: '100%',
          height: 140,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        Bed 4: press where you found something
      </ButtonBase>
      <Typography role="status" color="text.secondary">
        {findings.length === 0 ? 'Nothing found yet.' : findings.join(', ')}
      </Typography>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={position}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Finding', sx: { p: 1 } },
        }}
      >
        <Stack>
          {['Slug', 'Mildew', 'Mole hill'].map((finding) => (
            <Button key={finding} onClick={() => handleAdd(finding)}>
              {finding}
            </Button>
          ))}
        </Stack>
      </Popover>
    </Stack>
  );
}
