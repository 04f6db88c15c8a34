import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListVirtualized() {
  const scroller = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: 10000,
    getScrollElement: () => scroller.current,
    estimateSize: () => 48,
    initialRect: { width: 0, height: 240 },
  });

  return (
    <Box ref={scroller} tabIndex={0} sx={{ height: 240, overflow: 'auto' }}>
      <List
        disablePadding
        aria-label="Customers"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, size, start }) => (
          <ListItem
            key={key}
            aria-setsize={10000}
            aria-posinset={index + 1}
            sx={{ position: 'absolute' }}
            style={{ height: size, top: start }}
          >
            <ListItemText primary={`Customer ${index + 1}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
