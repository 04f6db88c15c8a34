import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const WORKS = ['Sonata', 'Fugue', 'Prelude', 'Suite', 'Toccata'];
const ROLLS = Array.from({ length: 23 }, (_, index) => ({
  number: 400 + index * 7,
  work: `${WORKS[(index * 3) % WORKS.length]} no. ${(index % 6) + 1}`,
  metres: 18 + ((index * 11) % 27),
}));

export default function TablePaged() {
  const table = React.useRef<HTMLTableElement>(null);
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);
  const shown =
    perPage === -1 ? ROLLS : ROLLS.slice(page * perPage, (page + 1) * perPage);

  const turnTo = (next: number) => {
    setPage(next);
    // The button that led here is disabled now and would take the focus with it.
    if (next === 0 || (next + 1) * perPage >= ROLLS.length) {
      table.current?.focus();
    }
  };

  return (
    <Paper variant="outlined">
      <TableContainer>
        <Table ref={table} tabIndex={-1} size="small" aria-label="Piano rolls">
          <TableHead>
            <TableRow>
              <TableCell>Roll</TableCell>
              <TableCell>Work</TableCell>
              <TableCell align="right">Length in m</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ number, work, metres }) => (
              <TableRow key={number}>
                <TableCell component="th" scope="row">
                  {number}
                </TableCell>
                <TableCell>{work}</TableCell>
                <TableCell align="right">{metres}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={ROLLS.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
        labelRowsPerPage="Rolls"
        showFirstButton
        showLastButton
        onPageChange={(_event, next) => turnTo(next)}
        onRowsPerPageChange={({ target }) => {
          setPerPage(Number(target.value));
          setPage(0);
        }}
        slotProps={{
          actions: { firstButton: { size: 'small' }, lastButton: { size: 'small' } },
        }}
      />
    </Paper>
  );
}
