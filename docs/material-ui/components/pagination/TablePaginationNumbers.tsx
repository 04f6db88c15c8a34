import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';

interface PageNumbersProps {
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function PageNumbers({ count, page, rowsPerPage, onPageChange }: PageNumbersProps) {
  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, value) => onPageChange(null, value - 1)}
      aria-label="Invoices"
    />
  );
}

export default function TablePaginationNumbers() {
  const [page, setPage] = React.useState(0);

  return (
    <TablePagination
      component="div"
      count={97}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
      ActionsComponent={PageNumbers}
      sx={{
        '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', gap: 1, p: 0 },
        '& .MuiTablePagination-spacer': { display: 'none' },
      }}
    />
  );
}
