import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function PopupBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        className="costs-button"
        aria-expanded={!!anchor}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        onKeyDown={(event) => event.key === 'Escape' && setAnchor(null)}
      >
        Delivery costs
      </Button>
      <Popup
        className="costs"
        role="note"
        anchor={anchor}
        open={!!anchor}
        offset={4}
        disablePortal
      >
        €4.90, or free from €50.
      </Popup>
    </div>
  );
}
