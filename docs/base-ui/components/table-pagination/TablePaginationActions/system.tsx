import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Files = styled(TablePagination)({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
  },
  '& p': { margin: 0 },
  '& .base-TablePagination-actions': { display: 'flex', gap: 4 },
  '& button': {
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: '50%',
    color: 'light-dark(#fff, #1d1430)',
    background: 'light-dark(#5b3aa7, #c3aef5)',
    font: 'inherit',
    '&:disabled': { opacity: 0.4 },
    '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
  },
});

const icons = {
  firstPageIcon: () => <span>«</span>,
  backPageIcon: () => <span>‹</span>,
  nextPageIcon: () => <span>›</span>,
  lastPageIcon: () => <span>»</span>,
};

export default function TablePaginationActions() {
  const [page, setPage] = React.useState(2);

  return (
    <Files
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
