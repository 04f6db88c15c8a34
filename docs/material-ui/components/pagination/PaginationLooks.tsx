import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2} alignItems="center">
      <Pagination count={4} size="small" aria-label="Sketches, small" />
      <Pagination
        count={4}
        variant="outlined"
        color="primary"
        aria-label="Sketches, outlined"
      />
      <Pagination
        count={4}
        shape="rounded"
        color="secondary"
        size="large"
        aria-label="Sketches, large"
      />
    </Stack>
  );
}
