import BottomNavigation, {
  type BottomNavigationProps,
} from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Forest from '@mui/icons-material/ForestOutlined';
import Map from '@mui/icons-material/MapOutlined';
import Sailing from '@mui/icons-material/SailingOutlined';

export default {
  component: BottomNavigation,
  controls: {
    value: { choices: { Sea: 0, Woods: 1, Map: 2 }, start: 'Sea' },
    showLabels: {},
  },
  fixed: {
    children: [
      <BottomNavigationAction key="sea" label="Sea" icon={<Sailing />} />,
      <BottomNavigationAction key="woods" label="Woods" icon={<Forest />} />,
      <BottomNavigationAction key="map" label="Map" icon={<Map />} />,
    ],
  },
} satisfies Playground<BottomNavigationProps>;
