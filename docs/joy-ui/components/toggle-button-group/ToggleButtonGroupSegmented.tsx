import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupSegmented() {
  const [billing, setBilling] = React.useState('yearly');

  return (
    <ToggleButtonGroup
      variant="plain"
      spacing={0.5}
      buttonFlex={1}
      aria-label="Billing"
      value={billing}
      onChange={(_event, next) => next && setBilling(next)}
      sx={{
        maxWidth: 300,
        p: 0.5,
        bgcolor: 'background.level1',
        '--ButtonGroup-radius': '10px',
        '--ButtonGroup-separatorSize': '0px',
        '& button[aria-pressed="true"]': {
          bgcolor: 'background.surface',
          boxShadow: 'sm',
        },
      }}
    >
      <Button value="monthly">Monthly</Button>
      <Button value="yearly">Yearly</Button>
    </ToggleButtonGroup>
  );
}
