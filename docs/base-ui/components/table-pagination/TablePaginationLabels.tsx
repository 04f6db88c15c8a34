import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './pagination.css';

export default function TablePaginationLabels() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      className="pagination"
      slots={{ root: 'div' }}
      labelRowsPerPage="Show"
      labelDisplayedRows={({ from, to, count }) =>
        `invoices, ${from} to ${to} of ${count}`
      }
      getItemAriaLabel={(type) => `Show the ${type} invoices`}
      slotProps={{ displayedRows: { 'aria-live': 'polite' } }}
      count={42}
      page={page}
      onPageChange={(event, newPage) => setPage(newPage)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setPage(0);
        setRowsPerPage(Number(event.target.value));
      }}
    />
  );
}
