import * as React from 'react';
import { FocusTrap, type FocusTrapProps } from '@mui/base/FocusTrap';
import './trap.css';

const getVisible = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('button, input, a[href]')].filter(
    (element) => element.checkVisibility() && !element.matches(':disabled'),
  );

/** Elements are what the component wants, strings are what its type says. */
const getTabbable = getVisible as unknown as FocusTrapProps['getTabbable'];

export default function FocusTrapTabbable() {
  const [open, setOpen] = React.useState(false);
  const [long, setLong] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Share file
      </button>
      {open && (
        <FocusTrap open getTabbable={getTabbable}>
          <div className="box" role="group" tabIndex={-1} aria-label="Share file">
            <button type="button" onClick={() => setLong(!long)}>
              {long ? 'Fewer options' : 'More options'}
            </button>{' '}
            <button type="button" onClick={() => setOpen(false)}>
              Share
            </button>{' '}
            <button type="button" hidden={!long}>
              Copy link
            </button>
          </div>
        </FocusTrap>
      )}
    </React.Fragment>
  );
}
