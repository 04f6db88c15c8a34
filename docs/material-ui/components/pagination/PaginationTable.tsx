import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const ROWS = Array.from({ length: 23 }, (_, index) => ({
  shelf: index + 1,
  jars: (index * 7) % 19,
}));

export default function PaginationTable() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(3);
  const start = page * size;

  return (
    <Box
      sx={{ width: '100%', overflowX: 'auto' }}
      tabIndex={0}
      role="group"
      aria-label="Cellar"
    >
      <Table size="small" aria-label="Jars in the cellar">
        <TableBody>
          {ROWS.slice(start, start + size).map(({ shelf, jars }) => (
            <TableRow key={shelf}>
              <TableCell component="th" scope="row">
                Shelf {shelf}
              </TableCell>
              <TableCell align="right">{jars} jars</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={ROWS.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={size}
        rowsPerPageOptions={[3, 6]}
        labelRowsPerPage="Shelves"
        onRowsPerPageChange={(event) => {
          setSize(Number(event.target.value));
          setPage(0);
        }}
      />
    </Box>
  );
}
