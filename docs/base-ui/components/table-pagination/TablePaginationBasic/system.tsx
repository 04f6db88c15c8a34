import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Rows = styled(TablePagination)({
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& p': { margin: 0 },
  '& :is(select, button)': { padding: '2px 8px', border: '1px solid' },
  '& :is(button, select)': { color: 'inherit', background: 'none', font: 'inherit' },
  '& button:disabled': { opacity: 0.5 },
});

export default function TablePaginationBasic() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <Rows
      slots={{ root: 'div' }}
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
