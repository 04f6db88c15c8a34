import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Hint = styled(Popper)(({ theme }) =>
  theme.unstable_sx({
    zIndex: 'tooltip',
    p: 1.5,
    borderRadius: 1,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '[data-arrow]': { width: 12, height: 12 },
    '[data-arrow]::before': {
      content: '""',
      display: 'block',
      height: 12,
      bgcolor: 'primary.main',
      transform: 'rotate(45deg)',
    },
    '&[data-popper-placement^="bottom"] [data-arrow]': { top: -6 },
    '&[data-popper-placement^="top"] [data-arrow]': { bottom: -6 },
  }),
);

export default function PopperArrow() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const modifiers = React.useMemo(
    () => [
      { name: 'offset', options: { offset: [0, 12] } },
      { name: 'arrow', options: { element: arrow, padding: 8 } },
    ],
    [arrow],
  );

  return (
    <React.Fragment>
      <Button
        ref={setButton}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        New: shared folders
      </Button>
      <Hint role="note" open={open} anchorEl={button} modifiers={modifiers}>
        <Box ref={setArrow} data-arrow="" />
        Share a folder with your whole team.
      </Hint>
    </React.Fragment>
  );
}
