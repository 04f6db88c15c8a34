import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
      className="files"
      slots={{ root: 'div' }}
      slotProps={{
        actions: { showFirstButton: true, showLastButton: true, slots: icons },
      }}
      count={240}
      page={page}
      rowsPerPage={50}
      rowsPerPageOptions={[50]}
      onPageChange={(event, newPage) => setPage(newPage)}
    />
  );
}
