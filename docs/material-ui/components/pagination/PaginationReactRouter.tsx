import { Link, MemoryRouter, useSearchParams } from 'react-router-dom';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

function ArticlePagination() {
  const [params] = useSearchParams();

  return (
    <Pagination
      count={5}
      page={Number(params.get('page') ?? 1)}
      aria-label="Articles"
      renderItem={(item) =>
        item.disabled ? (
          <PaginationItem {...item} />
        ) : (
          <PaginationItem
            {...item}
            component={Link}
            to={`?page=${item.page}`}
            aria-current={item.selected ? 'page' : undefined}
          />
        )
      }
    />
  );
}

export default function PaginationReactRouter() {
  return (
    <MemoryRouter>
      <ArticlePagination />
    </MemoryRouter>
  );
}
