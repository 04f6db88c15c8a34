import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import type { SwitchThumbSlotProps } from '@mui/base/Switch';
import './moonSwitch.css';

const ModeThumb = React.forwardRef<HTMLSpanElement, SwitchThumbSlotProps>(
  function ModeThumb({ ownerState, ...props }, ref) {
    return (
      <span {...props} ref={ref} aria-hidden>
        {ownerState.checked ? '☾' : '☀'}
      </span>
    );
  },
);

export default function CustomizationSlot() {
  const id = React.useId();

  return (
    <label className="mode" htmlFor={id}>
      Dark mode
      <Switch
        className="mode-switch"
        slots={{ thumb: ModeThumb }}
        slotProps={{ input: { id } }}
      />
    </label>
  );
}
