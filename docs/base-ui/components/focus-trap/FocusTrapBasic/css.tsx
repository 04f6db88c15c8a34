import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function FocusTrapBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Edit address
      </button>
      {open && (
        <FocusTrap open>
          <div className="box" role="group" tabIndex={-1} aria-label="Address">
            <input aria-label="Street" defaultValue="Mill Lane 4" />
            <button type="button" onClick={() => setOpen(false)}>
              Save
            </button>
          </div>
        </FocusTrap>
      )}
    </React.Fragment>
  );
}
