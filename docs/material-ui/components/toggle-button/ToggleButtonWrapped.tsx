import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, {
  toggleButtonGroupClasses as classes,
} from '@mui/material/ToggleButtonGroup';

const SLOTS = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00'];

export default function ToggleButtonWrapped() {
  const [slot, setSlot] = React.useState<string | null>('11:00');

  return (
    <ToggleButtonGroup
      exclusive
      color="secondary"
      aria-label="Slot on the climbing wall"
      value={slot}
      onChange={(_event, next: string | null) => setSlot(next)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
        gap: 1,
        [`& .${classes.firstButton}, & .${classes.middleButton}, & .${classes.lastButton}`]:
          { border: 1, borderColor: 'divider', borderRadius: 1, m: 0 },
      }}
    >
      {SLOTS.map((time) => (
        <ToggleButton key={time} value={time}>
          {time}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
