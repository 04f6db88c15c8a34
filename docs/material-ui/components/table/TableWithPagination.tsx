import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const users = Array.from({ length: 23 }, (_, index) => `user-${index + 1}@acme.com`);

export default function TableWithPagination() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;
  const shown = rowsPerPage === -1 ? users : users.slice(start, start + rowsPerPage);

  return (
    <div>
      <Table size="small" aria-label="Users">
        <TableHead>
          <TableRow>
            <TableCell>Email</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((email) => (
            <TableRow key={email}>
              <TableCell>{email}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={users.length}
        page={page}
        onPageChange={(_event, next) => setPage(next)}
        rowsPerPage={rowsPerPage}
        rowsPerPageOptions={[5, 10, { label: 'All', value: -1 }]}
        onRowsPerPageChange={({ target }) => {
          setRowsPerPage(Number(target.value));
          setPage(0);
        }}
        showFirstButton
        showLastButton
      />
    </div>
  );
}
