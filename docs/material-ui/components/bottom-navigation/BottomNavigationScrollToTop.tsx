import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Explore from '@mui/icons-material/Explore';
import Newspaper from '@mui/icons-material/Newspaper';

export default function BottomNavigationScrollToTop() {
  const [feed, setFeed] = React.useState('News');
  const list = React.useRef<HTMLDivElement>(null);

  const handleChange = (_event: React.SyntheticEvent, next: string) => {
    if (next === feed) list.current?.scrollTo({ top: 0, behavior: 'smooth' });
    else setFeed(next);
  };

  return (
    <div>
      <Box
        ref={list}
        role="region"
        aria-label={feed}
        tabIndex={0}
        sx={{ height: 160, overflowY: 'auto' }}
      >
        {Array.from({ length: 20 }, (_, index) => (
          <Box key={index} sx={{ p: 1 }}>
            {feed} {index + 1}
          </Box>
        ))}
      </Box>
      <BottomNavigation showLabels value={feed} onChange={handleChange}>
        <BottomNavigationAction value="News" label="News" icon={<Newspaper />} />
        <BottomNavigationAction value="Events" label="Events" icon={<Explore />} />
      </BottomNavigation>
    </div>
  );
}
