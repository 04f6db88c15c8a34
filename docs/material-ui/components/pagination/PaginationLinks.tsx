import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  const [page, setPage] = React.useState(1);

  return (
    <Pagination
      count={4}
      page={page}
      aria-label="Articles"
      renderItem={({ onClick: _onClick, ...item }) => (
        <PaginationItem
          {...item}
          component="a"
          href={item.disabled ? undefined : `/blog/?page=${item.page}`}
          aria-current={item.selected ? 'page' : undefined}
          onClick={(event: React.MouseEvent) => {
            if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
              event.preventDefault();
              setPage(item.page ?? 1);
            }
          }}
        />
      )}
    />
  );
}
