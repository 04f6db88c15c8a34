import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses,
} from '@mui/material/BottomNavigationAction';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CakeIcon from '@mui/icons-material/Cake';
import EuroIcon from '@mui/icons-material/Euro';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import ScheduleIcon from '@mui/icons-material/Schedule';

const COUNTERS = [
  { label: 'Bread', icon: <BakeryDiningIcon /> },
  { label: 'Cake', icon: <CakeIcon /> },
  { label: 'Coffee', icon: <LocalCafeIcon /> },
  { label: 'Shifts', icon: <ScheduleIcon /> },
  { label: 'Till', icon: <EuroIcon /> },
];

export default function BottomNavigationFive() {
  const [counter, setCounter] = React.useState(0);

  return (
    <BottomNavigation
      component="nav"
      aria-label="Bakery"
      showLabels
      value={counter}
      onChange={(_event, next: number) => setCounter(next)}
      sx={{
        [`& .${bottomNavigationActionClasses.root}`]: { minWidth: 0, px: 0.5 },
        [`& .${bottomNavigationActionClasses.label}`]: { fontSize: '0.75rem' },
        // The label keeps its size; the weight says which one is chosen.
        [`& .${bottomNavigationActionClasses.label}.Mui-selected`]: {
          fontSize: '0.75rem',
          fontWeight: 'bold',
        },
      }}
    >
      {COUNTERS.map(({ label, icon }, index) => (
        <BottomNavigationAction
          key={label}
          label={label}
          icon={icon}
          aria-current={index === counter ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
