import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressUpload() {
  const [percent, setPercent] = React.useState(0);
  const [uploading, setUploading] = React.useState(false);

  React.useEffect(() => {
    if (!uploading || percent === 100) return undefined;
    const timer = setTimeout(() => setPercent(percent + 10), 300);
    return () => clearTimeout(timer);
  }, [uploading, percent]);

  return (
    <Stack spacing={2}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => {
          setPercent(0);
          setUploading(true);
        }}
      >
        Upload report
      </Button>
      <LinearProgress
        determinate
        value={percent}
        color={percent === 100 ? 'success' : 'primary'}
        aria-label="Upload of report.pdf"
        sx={{ '&::before': { transition: 'inline-size 0.3s' } }}
      />
      <Typography role="status" level="body-sm">
        {percent === 100 ? 'report.pdf is uploaded' : 'At most 20 MB'}
      </Typography>
    </Stack>
  );
}
