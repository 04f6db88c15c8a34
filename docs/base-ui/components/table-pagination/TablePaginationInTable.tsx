import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { OrderTable } from './OrderTable';
import { orders } from './orders';
import './pagination.css';

export default function TablePaginationInTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const start = page * rowsPerPage;
  const rows =
    rowsPerPage === -1 ? orders : orders.slice(start, start + rowsPerPage);

  return (
    <OrderTable
      rows={rows}
      footer={
        <TablePagination
          className="pagination"
          colSpan={2}
          count={orders.length}
          page={page}
          rowsPerPage={rowsPerPage}
          rowsPerPageOptions={[5, 10, { value: -1, label: 'All' }]}
          onPageChange={(event, newPage) => setPage(newPage)}
          onRowsPerPageChange={({ target }) => {
            setRowsPerPage(Number(target.value));
            setPage(0);
          }}
        />
      }
    />
  );
}
