import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const RAIN = [
  { gauge: 'Upper weir', mm: [112, 88, 91, 64, 71, 83, 79, 86, 74, 99, 121, 117] },
  { gauge: 'Sheepfold', mm: [96, 71, 77, 58, 60, 72, 70, 75, 66, 84, 103, 98] },
  { gauge: 'Estuary', mm: [64, 47, 49, 41, 44, 52, 49, 55, 51, 66, 72, 69] },
];

const PinnedCell = styled(TableCell)(({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: theme.palette.background.paper,
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
}));

export default function TableStickyColumn() {
  return (
    <TableContainer role="group" aria-label="Rainfall, scrolls" tabIndex={0}>
      <Table size="small" sx={{ minWidth: 860, borderCollapse: 'separate' }}>
        <caption>Mean rainfall in mm</caption>
        <TableHead>
          <TableRow>
            <PinnedCell>Gauge</PinnedCell>
            {MONTHS.map((month) => (
              <TableCell key={month} align="right">
                {month}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {RAIN.map(({ gauge, mm }) => (
            <TableRow key={gauge}>
              <PinnedCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {gauge}
              </PinnedCell>
              {mm.map((value, month) => (
                <TableCell key={MONTHS[month]} align="right">
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
