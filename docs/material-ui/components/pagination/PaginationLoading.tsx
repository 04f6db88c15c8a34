import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationLoading() {
  const [wanted, setWanted] = React.useState(1);
  const [shown, setShown] = React.useState(1);
  const loading = wanted !== shown;

  React.useEffect(() => {
    if (wanted === shown) {
      return undefined;
    }
    const timer = setTimeout(() => setShown(wanted), 1200);
    return () => clearTimeout(timer);
  }, [wanted, shown]);

  return (
    <Stack spacing={2} alignItems="center">
      <Stack sx={{ width: 240, height: 36 }} spacing={1}>
        <Typography role="status">
          {loading ? `Fetching box ${wanted}` : `Box ${shown}: 40 slides`}
        </Typography>
        {loading && <LinearProgress aria-label="Fetching" />}
      </Stack>
      <Pagination
        count={9}
        page={wanted}
        siblingCount={0}
        onChange={(_event, next) => setWanted(next)}
        aria-label="Boxes of slides"
      />
    </Stack>
  );
}
