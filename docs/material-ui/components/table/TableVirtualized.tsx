import * as React from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

export default function TableVirtualized() {
  const container = React.useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: 20000,
    getScrollElement: () => container.current,
    estimateSize: () => 33,
    initialRect: { width: 0, height: 300 },
  });
  const rows = virtualizer.getVirtualItems();
  const above = rows[0]?.start ?? 0;
  const below = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);

  return (
    <TableContainer
      ref={container}
      role="group"
      aria-label="Log, scrollable"
      tabIndex={0}
      sx={{ height: 300 }}
    >
      <Table size="small" aria-label="Log" aria-rowcount={20000}>
        <TableBody>
          <tr aria-hidden style={{ height: above }} />
          {rows.map(({ index, key, size }) => (
            <TableRow key={key} aria-rowindex={index + 1} sx={{ height: size }}>
              <TableCell>{index + 1}</TableCell>
              <TableCell>Request completed</TableCell>
            </TableRow>
          ))}
          <tr aria-hidden style={{ height: below }} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
