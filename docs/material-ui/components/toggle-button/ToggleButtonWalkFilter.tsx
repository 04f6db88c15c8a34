import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const WALKS = [
  { name: 'Mill race', ground: 'paved' },
  { name: 'Ridge of larches', ground: 'rough' },
  { name: 'Old railway', ground: 'gravel' },
  { name: 'Harbour wall', ground: 'paved' },
];

export default function ToggleButtonWalkFilter() {
  const [ground, setGround] = React.useState<string | null>(null);
  const walks = WALKS.filter((walk) => ground === null || walk.ground === ground);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Only walks on this ground"
        value={ground}
        onChange={(_event, next: string | null) => setGround(next)}
      >
        <ToggleButton value="paved">Paved</ToggleButton>
        <ToggleButton value="gravel">Gravel</ToggleButton>
        <ToggleButton value="rough">Rough</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" color="text.secondary">
        {ground === null
          ? `All ${walks.length} walks`
          : `${walks.length} on this ground`}
      </Typography>
      <Typography>{walks.map((walk) => walk.name).join(', ')}</Typography>
    </Stack>
  );
}
