import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const noFlip = [{ name: 'flip', enabled: false }];

function Items({ onResize }: { onResize: () => void }) {
  const [shown, setShown] = React.useState(false);

  return (
    <div>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)}>
        2 items
      </Button>
      <Collapse in={shown} timeout={0} onEntered={onResize} onExited={onResize}>
        <div>Desk lamp</div>
        <div>Bookshelf</div>
      </Collapse>
    </div>
  );
}

export default function PopperUpdatePosition() {
  const popperRef = React.useRef<{ update: () => unknown } | null>(null);
  const [total, setTotal] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ pb: 4 }}>
      <Items onResize={() => popperRef.current?.update()} />
      <strong ref={setTotal}>Total € 169.40</strong>
      <Popper
        popperRef={(instance) => {
          popperRef.current = instance;
        }}
        role="note"
        open={total !== null}
        anchorEl={total}
        placement="bottom-start"
        modifiers={noFlip}
        disablePortal
      >
        <Paper sx={{ px: 1 }}>Tax included</Paper>
      </Popper>
    </Box>
  );
}
