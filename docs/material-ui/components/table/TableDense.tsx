import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const SCREWS = [
  { thread: 'M3', pitch: '0.50', drill: '2.5' },
  { thread: 'M4', pitch: '0.70', drill: '3.3' },
  { thread: 'M5', pitch: '0.80', drill: '4.2' },
  { thread: 'M6', pitch: '1.00', drill: '5.0' },
];

export default function TableCompact() {
  const [compact, setCompact] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={compact}
            onChange={(_event, checked) => setCompact(checked)}
          />
        }
        label="Compact rows"
      />
      <TableContainer>
        <Table
          size={compact ? 'small' : 'medium'}
          aria-label="Metric threads"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          <TableHead>
            <TableRow>
              <TableCell>Thread</TableCell>
              <TableCell align="right">Pitch in mm</TableCell>
              <TableCell align="right">Drill in mm</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {SCREWS.map(({ thread, pitch, drill }) => (
              <TableRow key={thread}>
                <TableCell component="th" scope="row">
                  {thread}
                </TableCell>
                <TableCell align="right">{pitch}</TableCell>
                <TableCell align="right">{drill}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
