import BottomNavigation, {
  type BottomNavigationProps,
} from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Home from '@mui/icons-material/HomeOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';

export default {
  component: BottomNavigation,
  controls: {
    value: { choices: { Home: 0, Search: 1, Profile: 2 }, start: 'Home' },
    showLabels: {},
  },
  fixed: {
    children: [
      <BottomNavigationAction key="home" label="Home" icon={<Home />} />,
      <BottomNavigationAction key="search" label="Search" icon={<Search />} />,
      <BottomNavigationAction key="profile" label="Profile" icon={<Person />} />,
    ],
  },
} satisfies Playground<BottomNavigationProps>;
