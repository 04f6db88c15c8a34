import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';

const BEDS = ['Beans', 'Leeks', 'Chard', 'Dill', 'Kale', 'Peas'];
const STEPS = [80, 100, 120, 140];

export default function ButtonGroupGardenPlan() {
  const [step, setStep] = React.useState(1);
  const percent = STEPS[step] ?? 100;

  return (
    <Stack spacing={2} alignItems="flex-start">
      <ButtonGroup aria-label="Size of the plan">
        <Tooltip title="Smaller">
          <Button onClick={() => setStep(Math.max(step - 1, 0))}>
            <RemoveRounded />
          </Button>
        </Tooltip>
        <Button onClick={() => setStep(1)}>100 %</Button>
        <Tooltip title="Larger">
          <Button onClick={() => setStep(Math.min(step + 1, STEPS.length - 1))}>
            <AddRounded />
          </Button>
        </Tooltip>
      </ButtonGroup>
      <Typography role="status" variant="body2" color="text.secondary">
        Plan at {percent} %
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(3, ${0.55 * percent}px)`,
          gridAutoRows: 0.3 * percent,
          gap: 0.5,
        }}
      >
        {BEDS.map((bed) => (
          <Box
            key={bed}
            sx={{
              border: 1,
              borderColor: 'success.main',
              borderRadius: 0.5,
              display: 'grid',
              placeItems: 'center',
              typography: 'caption',
            }}
          >
            {bed}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
