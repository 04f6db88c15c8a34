import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { planGrids } from './demoPlanGrids';

export default function DemoPlans() {
  const [plan, setPlan] = React.useState<keyof typeof planGrids>('Premium');

  return (
    <Box role="group" aria-label="Grid of a plan">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Plan"
        value={plan}
        onChange={(_, next: keyof typeof planGrids | null) => next && setPlan(next)}
        sx={{ mb: 1, '& button': { textTransform: 'none', px: 1 } }}
      >
        <ToggleButton value="Community">Community</ToggleButton>
        <ToggleButton value="Pro">Pro</ToggleButton>
        <ToggleButton value="Premium">Premium</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 460 }}>{planGrids[plan]}</Box>
    </Box>
  );
}
