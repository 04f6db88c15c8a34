import * as React from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonFocusableWhenDisabled() {
  const hintId = React.useId();
  const [accepted, setAccepted] = React.useState(false);

  return (
    <div className="payment">
      <label className="payment-terms">
        <input
          type="checkbox"
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        I have read the terms of delivery
      </label>
      <Button
        className="payment-button"
        disabled={!accepted}
        focusableWhenDisabled
        aria-describedby={accepted ? undefined : hintId}
      >
        Pay 42.00 €
      </Button>
      <span id={hintId} hidden={accepted}>
        Accept the terms first.
      </span>
    </div>
  );
}
