import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { useSwitch } from '@mui/base/useSwitch';
import './overviewSwitches.css';

function StarToggle() {
  const { getInputProps, checked, focusVisible } = useSwitch({});

  return (
    <label className={focusVisible ? 'star base--focusVisible' : 'star'}>
      <input {...getInputProps()} className="hidden-input" />
      <span aria-hidden>{checked ? '★' : '☆'}</span>
      Favourite
    </label>
  );
}

export default function OverviewComponentHook() {
  const id = React.useId();

  return (
    <div className="pair">
      <label className="pill" htmlFor={id}>
        <Switch className="pill-switch" slotProps={{ input: { id } }} />
        Notifications
      </label>
      <StarToggle />
    </div>
  );
}
