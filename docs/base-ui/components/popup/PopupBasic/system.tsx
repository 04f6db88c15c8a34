import * as React from 'react';
import { CostsButton, CostsPopup } from './parts';

export default function PopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <CostsButton
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Delivery costs
      </CostsButton>
      <CostsPopup
        role="note"
        anchor={anchor}
        open={!!anchor}
        offset={4}
        disablePortal
      >
        €4.90, or free from €50.
      </CostsPopup>
    </div>
  );
}
