import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import CarpenterOutlined from '@mui/icons-material/CarpenterOutlined';
import PlumbingOutlined from '@mui/icons-material/PlumbingOutlined';
import RoofingOutlined from '@mui/icons-material/RoofingOutlined';

const TRADES = [
  { name: 'Roof', icon: <RoofingOutlined /> },
  { name: 'Pipes', icon: <PlumbingOutlined /> },
  { name: 'Floors', icon: <CarpenterOutlined /> },
];

export default function StepperTwoTrades() {
  const [dry, setDry] = React.useState(false);
  const [shown, setShown] = React.useState('Roof');
  const atWork = dry ? ['Pipes', 'Floors'] : ['Roof', 'Pipes'];

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stepper nonLinear alternativeLabel sx={{ width: 1 }}>
        {TRADES.map(({ name, icon }) => (
          <Step
            key={name}
            active={atWork.includes(name)}
            completed={dry && name === 'Roof'}
            disabled={!dry && name === 'Floors'}
          >
            <StepButton
              icon={icon}
              optional={
                <Typography variant="caption">
                  {atWork.includes(name) ? 'at work' : dry ? 'done' : 'waits'}
                </Typography>
              }
              aria-current={name === shown ? 'step' : undefined}
              onClick={() => setShown(name)}
            >
              {name}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status">{shown}: calls at eight in the morning</Typography>
      <Button variant="outlined" aria-pressed={dry} onClick={() => setDry(!dry)}>
        The roof is tight
      </Button>
    </Stack>
  );
}
