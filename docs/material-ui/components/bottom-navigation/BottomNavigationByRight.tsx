import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import BadgeIcon from '@mui/icons-material/Badge';
import CottageIcon from '@mui/icons-material/Cottage';
import HikingIcon from '@mui/icons-material/Hiking';

export default function BottomNavigationByRight() {
  const [warden, setWarden] = React.useState(true);
  const [place, setPlace] = React.useState('huts');
  const isCurrent = (name: string) => (name === place ? 'page' : undefined);

  return (
    <Stack spacing={2}>
      <BottomNavigation
        component="nav"
        aria-label="Mountain huts"
        showLabels
        value={place}
        onChange={(_event, next: string) => setPlace(next)}
      >
        <BottomNavigationAction
          value="huts"
          label="Huts"
          icon={<CottageIcon />}
          aria-current={isCurrent('huts')}
        />
        {warden && (
          <BottomNavigationAction
            value="guests"
            label="Guests"
            icon={<BadgeIcon />}
            aria-current={isCurrent('guests')}
          />
        )}
        <BottomNavigationAction
          value="trails"
          label="Trails"
          icon={<HikingIcon />}
          aria-current={isCurrent('trails')}
        />
      </BottomNavigation>
      <FormControlLabel
        control={
          <Switch
            checked={warden}
            onChange={(event) => {
              setWarden(event.target.checked);
              // The place that goes away must not stay the current one.
              if (place === 'guests') setPlace('huts');
            }}
          />
        }
        label="Signed in as warden"
      />
    </Stack>
  );
}
