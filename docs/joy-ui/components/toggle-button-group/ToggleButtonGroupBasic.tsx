import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupBasic() {
  const [status, setStatus] = React.useState<string | null>('open');

  return (
    <ToggleButtonGroup
      aria-label="Show issues"
      value={status}
      onChange={(_event, newStatus) => setStatus(newStatus)}
    >
      <Button value="open">Open</Button>
      <Button value="closed">Closed</Button>
      <Button value="merged">Merged</Button>
    </ToggleButtonGroup>
  );
}
