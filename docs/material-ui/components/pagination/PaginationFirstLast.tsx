import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationFirstLast() {
  return (
    <Stack spacing={1}>
      <Pagination
        showFirstButton
        showLastButton
        count={48}
        siblingCount={0}
        boundaryCount={0}
        aria-label="Orders"
      />
      <Pagination hidePrevButton hideNextButton count={5} aria-label="Photos" />
    </Stack>
  );
}
