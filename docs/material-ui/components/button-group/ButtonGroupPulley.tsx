import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FLOORS = ['Loft', 'Hay floor', 'Stable'];

export default function ButtonGroupPulley() {
  const [floor, setFloor] = React.useState('Stable');

  return (
    <Stack direction="row" spacing={3} alignItems="center">
      <ButtonGroup
        orientation="vertical"
        color="secondary"
        aria-label="Call the pulley"
      >
        {FLOORS.map((name) => (
          <Button key={name} onClick={() => setFloor(name)}>
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <Typography role="status">The hook is here: {floor}</Typography>
    </Stack>
  );
}
