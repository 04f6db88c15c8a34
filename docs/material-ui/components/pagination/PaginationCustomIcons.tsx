import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

export default function PaginationCustomIcons() {
  return (
    <Pagination
      count={4}
      aria-label="Articles"
      renderItem={(item) => (
        <PaginationItem
          {...item}
          slots={{ previous: ArrowBack, next: ArrowForward }}
        />
      )}
    />
  );
}
