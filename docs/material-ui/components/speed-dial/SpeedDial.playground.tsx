import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Add from '@mui/icons-material/Add';
import Map from '@mui/icons-material/MapOutlined';
import Share from '@mui/icons-material/ShareOutlined';

export default {
  component: SpeedDial,
  controls: {
    direction: { start: 'right' },
    icon: {
      choices: { SpeedDialIcon: <SpeedDialIcon />, 'Add icon': <Add /> },
      start: 'SpeedDialIcon',
    },
    hidden: {},
    transitionDuration: {
      choices: { 'At once': 0, Slow: 600 },
    },
  },
  fixed: {
    ariaLabel: 'Share or show the address',
    children: [
      <SpeedDialAction key="map" icon={<Map />} tooltipTitle="Show on map" />,
      <SpeedDialAction key="share" icon={<Share />} tooltipTitle="Share" />,
    ],
  },
} satisfies Playground<SpeedDialProps>;
