import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Bookmark from '@mui/icons-material/Bookmark';
import Inventory from '@mui/icons-material/Inventory';

const products = Array.from({ length: 18 }, (_, index) => `Product ${index + 1}`);

export default function BottomNavigationHideOnScroll() {
  const [scroller, setScroller] = React.useState<HTMLDivElement | null>(null);
  const hidden = useScrollTrigger({ target: scroller ?? undefined });

  return (
    <Box sx={{ position: 'relative', height: 240, overflow: 'hidden' }}>
      <Box
        ref={setScroller}
        role="region"
        aria-label="Products"
        tabIndex={0}
        sx={{ height: '100%', overflowY: 'auto', pb: 7 }}
      >
        {products.map((product) => (
          <Box key={product} sx={{ p: 1 }}>
            {product}
          </Box>
        ))}
      </Box>
      <Slide in={!hidden} direction="up" appear={false}>
        <BottomNavigation
          showLabels
          value={0}
          sx={{ position: 'absolute', bottom: 0, insetInline: 0, boxShadow: 3 }}
        >
          <BottomNavigationAction label="Products" icon={<Inventory />} />
          <BottomNavigationAction label="Saved" icon={<Bookmark />} />
        </BottomNavigation>
      </Slide>
    </Box>
  );
}
