import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={2}>
      <Pagination count={4} color="primary" aria-label="Text, primary" />
      <Pagination
        count={4}
        variant="outlined"
        shape="rounded"
        aria-label="Outlined, rounded"
      />
      <Pagination
        count={4}
        variant="outlined"
        color="secondary"
        size="large"
        aria-label="Outlined, large"
      />
      <Pagination
        count={4}
        shape="rounded"
        size="small"
        aria-label="Small, square"
      />
    </Stack>
  );
}
