import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const COUNT = 20000;
const ROW = 33;
const SHOWN = 16;

const measure = (index: number) => (12 + 4 * Math.sin(index / 90)).toFixed(2);

function Spacer({ rows }: { rows: number }) {
  return <tr aria-hidden style={{ height: rows * ROW }} />;
}

export default function TableWindow() {
  const [first, setFirst] = React.useState(0);
  const start = Math.max(0, Math.min(first - 3, COUNT - SHOWN));

  return (
    <TableContainer
      role="group"
      aria-label="Measurements, scrolls"
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        setFirst(Math.floor(currentTarget.scrollTop / ROW))
      }
      sx={{ height: 300 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label="Readings of the borehole"
        aria-rowcount={COUNT + 1}
        sx={{ tableLayout: 'fixed' }}
      >
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell>Reading</TableCell>
            <TableCell align="right">Level in m</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Spacer rows={start} />
          {Array.from({ length: SHOWN }, (_, offset) => start + offset).map(
            (index) => (
              <TableRow key={index} aria-rowindex={index + 2} sx={{ height: ROW }}>
                <TableCell>{index + 1}</TableCell>
                <TableCell align="right">{measure(index)}</TableCell>
              </TableRow>
            ),
          )}
          <Spacer rows={COUNT - start - SHOWN} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
