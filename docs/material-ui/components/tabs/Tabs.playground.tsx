import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import Favorite from '@mui/icons-material/Favorite';
import Phone from '@mui/icons-material/Phone';
import Search from '@mui/icons-material/Search';

export default {
  component: Tabs,
  controls: {
    value: { choices: { Calls: 0, Favourites: 1, Search: 2 }, start: 'Calls' },
    orientation: {},
    variant: {},
    centered: {},
    textColor: {},
    indicatorColor: {},
    children: {
      choices: {
        Text: [
          <Tab key="1" label="Calls" />,
          <Tab key="2" label="Favourites" />,
          <Tab key="3" label="Search" />,
        ],
        'Text and icons': [
          <Tab key="1" label="Calls" icon={<Phone />} />,
          <Tab key="2" label="Favourites" icon={<Favorite />} />,
          <Tab key="3" label="Search" icon={<Search />} />,
        ],
      },
      start: 'Text',
    },
  },
  fixed: { 'aria-label': 'Contacts' },
} satisfies Playground<TabsProps>;
