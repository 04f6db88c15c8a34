import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function LinkedPagination() {
  return (
    <Pagination
      count={9}
      page={2}
      renderItem={(item) => (
        <PaginationItem {...item} component="a" href={`?page=${item.page}`} />
      )}
    />
  );
}
