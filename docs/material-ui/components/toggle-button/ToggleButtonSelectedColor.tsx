import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonSelectedColor() {
  const [answer, setAnswer] = React.useState<string | null>('yes');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Will you attend?"
      value={answer}
      onChange={(_event, next: string | null) => setAnswer(next)}
    >
      <ToggleButton
        value="yes"
        sx={{
          '&.Mui-selected, &.Mui-selected:hover': {
            color: 'primary.contrastText',
            bgcolor: 'primary.main',
          },
        }}
      >
        Yes
      </ToggleButton>
      <ToggleButton value="maybe" color="success">
        Maybe
      </ToggleButton>
      <ToggleButton value="no" color="secondary">
        No
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
