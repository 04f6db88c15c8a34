import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CHANNELS, formatEuros } from './data';
import type { Bar } from './report';

export default function SalesTable({ bars }: { bars: readonly Bar[] }) {
  return (
    <TableContainer
      role="region"
      aria-label="Revenue by channel, as a table"
      tabIndex={0}
      sx={{ maxHeight: 260 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>From</TableCell>
            {CHANNELS.map((channel) => (
              <TableCell key={channel} align="right">
                {channel}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ label, parts }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {parts.map((part, index) => (
                <TableCell key={CHANNELS[index]} align="right">
                  {formatEuros(part)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
