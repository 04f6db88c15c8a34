import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressInSentence() {
  const [asking, setAsking] = React.useState(false);
  const [answers, setAnswers] = React.useState(0);

  React.useEffect(() => {
    if (!asking) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setAsking(false);
      setAnswers((count) => count + 1);
    }, 2000);
    return () => clearTimeout(timer);
  }, [asking]);

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Ask the lock keeper
      </Button>
      <Typography role="status">
        {asking && (
          <CircularProgress
            aria-hidden
            color="inherit"
            size="1em"
            thickness={5}
            sx={{ marginInlineEnd: 1, verticalAlign: '-0.125em' }}
          />
        )}
        {asking && 'Asking whether the lock is open'}
        {!asking && answers > 0 && `The lock is open. Asked ${answers} times.`}
      </Typography>
    </Stack>
  );
}
