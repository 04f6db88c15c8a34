import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const FILES = 8;

export default function CircularProgressDeterminate() {
  const [done, setDone] = React.useState(FILES);

  React.useEffect(() => {
    if (done === FILES) return undefined;
    const timer = setTimeout(() => setDone(done + 1), 500);
    return () => clearTimeout(timer);
  }, [done]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button variant="outlined" onClick={() => setDone(0)}>
        Upload 8 files
      </Button>
      <CircularProgress
        determinate
        value={(done / FILES) * 100}
        aria-label="Upload"
        slotProps={{ progress: { sx: { transition: 'stroke-dashoffset 0.3s' } } }}
      />
      <Typography role="status" level="body-sm">
        {done === FILES ? 'All files uploaded' : 'Uploading…'}
      </Typography>
    </Stack>
  );
}
