import * as React from 'react';
import { Switch } from '@mui/base/Switch';

export default function QuickstartUnstyled() {
  const id = React.useId();

  return (
    <label htmlFor={id}>
      Email notifications
      <Switch slotProps={{ input: { id } }} />
    </label>
  );
}
