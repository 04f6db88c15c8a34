import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import type { PopupVirtualElement } from '@mui/base/Unstable_Popup';
import { Box } from '@mui/system';

const hint = {
  px: 1,
  color: 'light-dark(#fff, #17212b)',
  bgcolor: 'light-dark(#22303c, #dce7f1)',
};

export default function PopupSelection() {
  const text = React.useRef<HTMLParagraphElement>(null);
  const [anchor, setAnchor] = React.useState<PopupVirtualElement | null>(null);
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    function measure() {
      const selection = document.getSelection();
      if (!selection?.rangeCount || !text.current?.contains(selection.anchorNode)) {
        setCount(0);
        return;
      }
      const range = selection.getRangeAt(0);
      setCount(selection.toString().length);
      setAnchor({
        getBoundingClientRect: () => range.getBoundingClientRect(),
        contextElement: text.current,
      });
    }
    document.addEventListener('selectionchange', measure);
    return () => document.removeEventListener('selectionchange', measure);
  }, []);

  return (
    <div>
      <p ref={text}>Thank you for your order. We ship it on Monday.</p>
      <Popup role="note" anchor={anchor} open={count > 0} placement="top" offset={4}>
        <Box sx={hint}>{count} characters</Box>
      </Popup>
    </div>
  );
}
