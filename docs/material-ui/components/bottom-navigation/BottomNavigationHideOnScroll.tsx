import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import BookmarkIcon from '@mui/icons-material/Bookmark';

const VERSES = Array.from(
  { length: 16 },
  (_, index) => `Verse ${index + 1} of the saga`,
);

export default function BottomNavigationHideOnScroll() {
  const [scroller, setScroller] = React.useState<HTMLElement>();
  const [place, setPlace] = React.useState('read');
  const scrolledDown = useScrollTrigger({ target: scroller, threshold: 40 });

  return (
    <Box sx={{ height: 240, overflow: 'hidden', position: 'relative' }}>
      <Box
        ref={(node: HTMLElement | null) => setScroller(node ?? undefined)}
        role="region"
        aria-label="Saga"
        tabIndex={0}
        sx={{ height: '100%', overflowY: 'auto', pb: 8 }}
      >
        {VERSES.map((verse) => (
          <Typography key={verse} sx={{ p: 1 }}>
            {place === 'read' ? verse : `Bookmark in ${verse.toLowerCase()}`}
          </Typography>
        ))}
      </Box>
      <Slide in={!scrolledDown} direction="up" appear={false}>
        <BottomNavigation
          component="nav"
          aria-label="Reader"
          showLabels
          value={place}
          onChange={(_event, next: string) => setPlace(next)}
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            bottom: 0,
            insetInline: 0,
            position: 'absolute',
          }}
        >
          <BottomNavigationAction
            value="read"
            label="Read"
            icon={<AutoStoriesIcon />}
            aria-current={place === 'read' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="marks"
            label="Marks"
            icon={<BookmarkIcon />}
            aria-current={place === 'marks' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Slide>
    </Box>
  );
}
