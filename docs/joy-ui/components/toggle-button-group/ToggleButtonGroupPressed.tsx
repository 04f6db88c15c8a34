import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Check from '@mui/icons-material/Check';

export default function ToggleButtonGroupPressed() {
  const [extras, setExtras] = React.useState(['wifi']);

  return (
    <ToggleButtonGroup
      aria-label="Extras"
      value={extras}
      onChange={(_event, newExtras) => setExtras(newExtras)}
      sx={{
        flexWrap: 'wrap',
        '& button[aria-pressed="true"]': {
          bgcolor: 'success.softBg',
          fontWeight: 'xl',
        },
      }}
    >
      {['wifi', 'parking', 'breakfast'].map((extra) => (
        <Button
          key={extra}
          value={extra}
          startDecorator={extras.includes(extra) && <Check />}
        >
          {extra}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
