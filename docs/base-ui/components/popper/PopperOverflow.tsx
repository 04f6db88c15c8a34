import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { Box } from '@mui/system';
import './plainButton.css';

const surface = { px: 1, bgcolor: 'light-dark(#f5dcc4, #55391f)' };

export default function PopperOverflow() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [inPlace, setInPlace] = React.useState(false);

  return (
    <Box sx={{ maxWidth: 300, height: 80, p: 2, border: 1, overflow: 'hidden' }}>
      <label>
        <input
          type="checkbox"
          checked={inPlace}
          onChange={() => setInPlace(!inPlace)}
        />{' '}
        disablePortal
      </label>
      <Box sx={{ mt: 2 }}>
        <button
          type="button"
          className="plain-button"
          ref={setAnchor}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Invoice 204
        </button>
      </Box>
      <Popper
        role="note"
        open={open}
        anchorEl={anchor}
        disablePortal={inPlace}
        modifiers={[{ name: 'flip', enabled: false }]}
      >
        <Box sx={surface}>Due on Friday</Box>
        <Box sx={surface}>Sent twice</Box>
        <Box sx={surface}>Paid in part</Box>
      </Popper>
    </Box>
  );
}
