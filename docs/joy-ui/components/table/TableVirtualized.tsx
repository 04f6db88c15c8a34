import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function TableVirtualized() {
  const sheetRef = React.useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: 5000,
    estimateSize: () => 40,
    getScrollElement: () => sheetRef.current,
    initialRect: { width: 0, height: 240 },
  });
  const items = rows.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = rows.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <Sheet
      ref={sheetRef}
      role="region"
      aria-label="Log, scrollable"
      tabIndex={0}
      variant="outlined"
      sx={{ height: 240, overflow: 'auto' }}
    >
      <Table stickyHeader borderAxis="none" aria-label="Log" aria-rowcount={5001}>
        <thead>
          <tr aria-rowindex={1}>
            <th>Entry</th>
            <th>Duration</th>
          </tr>
        </thead>
        <tbody>
          <tr aria-hidden style={{ height: above }} />
          {items.map(({ index }) => (
            <tr key={index} aria-rowindex={index + 2}>
              <td>Request {index + 1}</td>
              <td>{(index * 37) % 400} ms</td>
            </tr>
          ))}
          <tr aria-hidden style={{ height: below }} />
        </tbody>
      </Table>
    </Sheet>
  );
}
