import { useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const ORDERS = 10_000;

export default function VirtualOrders() {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: ORDERS,
    estimateSize: () => 48,
    getScrollElement: () => scroller.current,
  });
  return (
    <Box ref={scroller} tabIndex={0} sx={{ height: 240, overflow: 'auto' }}>
      <List
        disablePadding
        aria-label="Orders"
        sx={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => (
          <ListItem
            key={index}
            aria-setsize={ORDERS}
            aria-posinset={index + 1}
            sx={{ position: 'absolute', height: size, top: start }}
          >
            <ListItemText primary={`Order ${index + 1}`} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
