import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import type { TablePaginationActionsSlotProps } from '@mui/base/TablePagination';
import './pagination.css';

function PageNumbers(props: TablePaginationActionsSlotProps) {
  const { className, count, page, rowsPerPage, onPageChange } = props;
  const pages = Math.ceil(count / rowsPerPage);

  return (
    <div className={className} role="group" aria-label="Pages">
      {Array.from({ length: pages }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-current={index === page ? 'page' : undefined}
          onClick={(event) => onPageChange(event, index)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  );
}

export default function TablePaginationNumbers() {
  const [page, setPage] = React.useState(1);

  return (
    <TablePagination
      className="pagination"
      slots={{ root: 'div', actions: PageNumbers }}
      count={23}
      page={page}
      rowsPerPage={5}
      rowsPerPageOptions={[5]}
      onPageChange={(event, newPage) => setPage(newPage)}
    />
  );
}
