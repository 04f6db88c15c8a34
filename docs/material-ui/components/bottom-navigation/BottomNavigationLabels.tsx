import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import GrassIcon from '@mui/icons-material/Grass';
import OpacityIcon from '@mui/icons-material/Opacity';
import ThermostatIcon from '@mui/icons-material/Thermostat';

const PLACES = [
  { label: 'Soil', icon: <GrassIcon /> },
  { label: 'Water', icon: <OpacityIcon /> },
  { label: 'Warmth', icon: <ThermostatIcon /> },
];

export default function BottomNavigationLabels() {
  const [showLabels, setShowLabels] = React.useState(false);
  const [value, setValue] = React.useState(0);

  return (
    <Stack spacing={2}>
      <BottomNavigation
        component="nav"
        aria-label="Raised bed"
        showLabels={showLabels}
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {PLACES.map(({ label, icon }, index) => (
          <BottomNavigationAction
            key={label}
            label={label}
            icon={icon}
            aria-current={index === value ? 'page' : undefined}
          />
        ))}
      </BottomNavigation>
      <FormControlLabel
        control={
          <Switch
            checked={showLabels}
            onChange={(event) => setShowLabels(event.target.checked)}
          />
        }
        label="Label all places"
      />
    </Stack>
  );
}
