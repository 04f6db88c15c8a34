import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={1}>
      <Pagination count={60} defaultPage={30} aria-label="Default ranges" />
      <Pagination
        count={60}
        defaultPage={30}
        siblingCount={0}
        aria-label="siblingCount 0"
      />
      <Pagination
        count={60}
        defaultPage={30}
        boundaryCount={0}
        aria-label="boundaryCount 0"
      />
    </Stack>
  );
}
