import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import InsertChartIcon from '@mui/icons-material/InsertChart';
import SmartButtonIcon from '@mui/icons-material/SmartButton';
import TuneIcon from '@mui/icons-material/Tune';

const PAGES = [
  { href: '/material-ui/', label: 'Material UI', icon: <SmartButtonIcon /> },
  { href: '/system/', label: 'System', icon: <TuneIcon /> },
  { href: '/x/', label: 'MUI X', icon: <InsertChartIcon /> },
];

// In an application: the path of the router.
const PATH = '/material-ui/';

export default function BottomNavigationLinks() {
  return (
    <BottomNavigation component="nav" aria-label="Libraries" showLabels value={PATH}>
      {PAGES.map(({ href, label, icon }) => (
        <BottomNavigationAction
          key={href}
          component="a"
          href={href}
          value={href}
          label={label}
          icon={icon}
          aria-current={href === PATH ? 'page' : undefined}
        />
      ))}
    </BottomNavigation>
  );
}
