import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import clsx from 'clsx';

const actions = clsx(
  'flex gap-1 *:size-8 *:rounded-full *:disabled:opacity-40',
  '*:bg-[#5b3aa7] *:text-white dark:*:bg-[#c3aef5] dark:*:text-[#1d1430]',
  '*:outline-current *:focus-visible:outline-2 *:focus-visible:outline-offset-2',
);

const icons = {
  firstPageIcon: () => <span>«</span>,
  backPageIcon: () => <span>‹</span>,
  nextPageIcon: () => <span>›</span>,
  lastPageIcon: () => <span>»</span>,
};

export default function TablePaginationActions() {
  const [page, setPage] = React.useState(2);

  return (
    <TablePagination
      slots={{ root: 'div' }}
      slotProps={{
        toolbar: { className: 'flex flex-wrap items-center gap-3' },
        actions: {
          showFirstButton: true,
          showLastButton: true,
          slots: icons,
          className: actions,
        },
      }}
      count={240}
      page={page}
      rowsPerPage={50}
      rowsPerPageOptions={[50]}
      onPageChange={(event, newPage) => setPage(newPage)}
    />
  );
}
