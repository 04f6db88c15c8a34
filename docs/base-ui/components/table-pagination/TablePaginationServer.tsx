import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { OrderTable } from './OrderTable';
import { orders } from './orders';
import './pagination.css';

const SIZE = 5;

/** Stands for a request: a page of orders, and whether it is the last one. */
async function fetchOrders(page: number) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const start = page * SIZE;
  return {
    rows: orders.slice(start, start + SIZE),
    isLast: start + SIZE >= orders.length,
  };
}

export default function TablePaginationServer() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(orders.slice(0, SIZE));
  const [count, setCount] = React.useState(-1);

  const loadPage = async (newPage: number) => {
    setPage(newPage);
    const answer = await fetchOrders(newPage);
    setRows(answer.rows);
    if (answer.isLast) setCount(newPage * SIZE + answer.rows.length);
  };

  return (
    <div>
      <OrderTable rows={rows} />
      <TablePagination
        className="pagination"
        slots={{ root: 'div' }}
        count={count}
        page={page}
        rowsPerPage={SIZE}
        rowsPerPageOptions={[]}
        onPageChange={(event, newPage) => void loadPage(newPage)}
      />
    </div>
  );
}
