import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';

export default function ListVirtualized() {
  const scroller = React.useRef<HTMLDivElement>(null);
  const { getTotalSize, getVirtualItems } = useVirtualizer({
    count: 5000,
    estimateSize: () => 36,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: 216 },
  });

  return (
    <Sheet
      ref={scroller}
      variant="outlined"
      role="region"
      aria-label="Invoices, scrollable"
      tabIndex={0}
      sx={{ height: 216, overflow: 'auto' }}
    >
      <List aria-label="Invoices" style={{ height: getTotalSize(), padding: 0 }}>
        {getVirtualItems().map(({ index, key, start }) => (
          <ListItem
            key={key}
            aria-posinset={index + 1}
            aria-setsize={5000}
            style={{ position: 'absolute', top: start, height: 36 }}
          >
            Invoice {index + 1}
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
