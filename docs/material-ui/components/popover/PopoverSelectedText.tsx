import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverVirtualElement } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PopoverSelectedText() {
  const textRef = React.useRef<HTMLParagraphElement>(null);
  const [selected, setSelected] = React.useState<PopoverVirtualElement | null>(null);

  const handleShare = () => {
    const selection = window.getSelection();
    const text = textRef.current;
    if (!selection || !text) return;
    if (selection.isCollapsed || !text.contains(selection.anchorNode)) {
      selection.selectAllChildren(text);
    }
    const range = selection.getRangeAt(0).cloneRange();
    setSelected({
      nodeType: 1,
      getBoundingClientRect: () => range.getBoundingClientRect(),
    });
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography ref={textRef}>
        Select a part of this message, for example the meeting on Tuesday.
      </Typography>
      <Button aria-haspopup="dialog" onClick={handleShare}>
        Quote selection
      </Button>
      <Popover
        open={selected !== null}
        anchorEl={selected}
        onClose={() => setSelected(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Quote' } }}
      >
        <Button onClick={() => setSelected(null)}>Reply with this quote</Button>
      </Popover>
    </Stack>
  );
}
