import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './trap.css';

export default function FocusTrapClickOutside() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Show filters
      </button>
      {open && (
        <FocusTrap open disableEnforceFocus>
          <div className="box" role="group" tabIndex={-1} aria-label="Filters">
            <label>
              <input type="checkbox" defaultChecked /> Paid orders
            </label>{' '}
            <button type="button" onClick={() => setOpen(false)}>
              Hide filters
            </button>
          </div>
        </FocusTrap>
      )}{' '}
      <input aria-label="Search orders" placeholder="Search orders" />
    </React.Fragment>
  );
}
