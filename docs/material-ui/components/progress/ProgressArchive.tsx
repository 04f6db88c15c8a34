import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const BOXES = 5;

export default function ProgressArchive() {
  // -2: idle, -1: asking how many there are, then the number of boxes that are read.
  const [read, setRead] = React.useState(-2);

  React.useEffect(() => {
    if (read === -2 || read === BOXES) {
      return undefined;
    }
    const timer = setTimeout(() => setRead(read + 1), read === -1 ? 2500 : 700);
    return () => clearTimeout(timer);
  }, [read]);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setRead(-1)}>
        Search the parish archive
      </Button>
      <Box sx={{ height: 4, width: '100%' }}>
        {read >= -1 && (
          <LinearProgress
            variant={read === -1 ? 'query' : 'determinate'}
            value={(Math.max(read, 0) / BOXES) * 100}
            aria-label="Search of the archive"
          />
        )}
      </Box>
      <Typography role="status" variant="body2" color="text.secondary">
        {read === -1 && 'Asking where the family is mentioned'}
        {read >= 0 && read < BOXES && `Found ${BOXES} boxes, reading them`}
        {read === BOXES && 'All boxes are read. Three entries found.'}
      </Typography>
    </Stack>
  );
}
