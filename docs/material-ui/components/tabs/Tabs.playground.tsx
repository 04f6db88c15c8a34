import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import Anchor from '@mui/icons-material/Anchor';
import Waves from '@mui/icons-material/Waves';
import WbSunny from '@mui/icons-material/WbSunnyOutlined';

export default {
  component: Tabs,
  controls: {
    value: { choices: { Berths: 0, Tides: 1, Weather: 2 }, start: 'Berths' },
    orientation: {},
    variant: {},
    centered: {},
    textColor: {},
    indicatorColor: {},
    children: {
      choices: {
        Words: [
          <Tab key="1" label="Berths" />,
          <Tab key="2" label="Tides" />,
          <Tab key="3" label="Weather" />,
        ],
        'Words and icons': [
          <Tab key="1" label="Berths" icon={<Anchor />} />,
          <Tab key="2" label="Tides" icon={<Waves />} />,
          <Tab key="3" label="Weather" icon={<WbSunny />} />,
        ],
      },
      start: 'Words',
    },
  },
  fixed: { 'aria-label': 'Harbour' },
} satisfies Playground<TabsProps>;
