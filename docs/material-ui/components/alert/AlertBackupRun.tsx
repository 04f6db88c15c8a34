import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Result = 'none' | 'full' | 'done';

export default function AlertBackupRun() {
  const [result, setResult] = React.useState<Result>('none');

  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={1}
      >
        <Typography sx={{ flexGrow: 1 }}>Backup of the photo archive</Typography>
        {result !== 'none' && (
          <Button onClick={() => setResult('none')}>Start over</Button>
        )}
        <Button
          variant="outlined"
          onClick={() => setResult(result === 'full' ? 'done' : 'full')}
        >
          {result === 'full' ? 'Run on disk B' : 'Run backup'}
        </Button>
      </Stack>
      <Box sx={{ minHeight: 96 }}>
        {result === 'full' && (
          <Alert key="full" severity="error">
            <AlertTitle>Backup stopped: disk A is full</AlertTitle>
            1,204 of 1,960 photos are safe. The rest would fit on disk B.
          </Alert>
        )}
        {result === 'done' && (
          <Alert key="done" severity="success">
            <AlertTitle>Backup complete</AlertTitle>
            All 1,960 photos are on disks A and B.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
