import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import clsx from 'clsx';

const toolbar = clsx(
  'flex flex-wrap items-center gap-2',
  '[&_:is(select,button)]:border [&_:is(select,button)]:px-2',
  '[&_:is(select,button)]:py-0.5 [&_button:disabled]:opacity-50',
);

export default function TablePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      slots={{ root: 'div' }}
      slotProps={{ toolbar: { className: toolbar } }}
      count={57}
      page={page}
      onPageChange={(event, newPage) => setPage(newPage)}
      rowsPerPage={rowsPerPage}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
    />
  );
}
