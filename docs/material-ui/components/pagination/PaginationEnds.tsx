import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationEnds() {
  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="body2" color="text.secondary">
          Logbook, newest first
        </Typography>
        <Pagination
          count={48}
          defaultPage={20}
          siblingCount={0}
          boundaryCount={0}
          showFirstButton
          showLastButton
          aria-label="Logbook"
        />
      </div>
      <div>
        <Typography variant="body2" color="text.secondary">
          Five plates of the atlas
        </Typography>
        <Pagination
          count={5}
          hidePrevButton
          hideNextButton
          aria-label="Plates of the atlas"
        />
      </div>
    </Stack>
  );
}
