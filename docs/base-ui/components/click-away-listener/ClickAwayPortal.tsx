import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { Box } from '@mui/system';

export default function ClickAwayPortal() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [domOnly, setDomOnly] = React.useState(false);
  const [last, setLast] = React.useState('none');

  function handleClickAway({ target }: MouseEvent | TouchEvent) {
    setLast((target as Element).tagName.toLowerCase());
  }

  return (
    <ClickAwayListener disableReactTree={domOnly} onClickAway={handleClickAway}>
      <Box sx={{ p: 2, border: '1px dashed', maxWidth: 320 }}>
        <Button
          ref={setAnchor}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Reactions
        </Button>
        <Popup role="note" anchor={anchor} open={open} placement="right" offset={8}>
          <Box sx={{ px: 1, bgcolor: 'light-dark(#f7dcec, #4b1236)' }}>4 likes</Box>
        </Popup>
        <Box component="label" sx={{ display: 'block', mt: 2 }}>
          <input
            type="checkbox"
            checked={domOnly}
            onChange={() => setDomOnly(!domOnly)}
          />{' '}
          disableReactTree
        </Box>
        <div role="status">Last click away: {last}</div>
      </Box>
    </ClickAwayListener>
  );
}
