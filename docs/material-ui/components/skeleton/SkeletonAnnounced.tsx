import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const DEPARTURES = ['16:04 Harbour', '16:19 Airport', '16:34 Harbour'];

type Phase = 'empty' | 'loading' | 'there';

const MESSAGES: Record<Phase, string> = {
  empty: '',
  loading: 'Loading departures.',
  there: `${DEPARTURES.length} departures loaded.`,
};

export default function SkeletonAnnounced() {
  const [phase, setPhase] = React.useState<Phase>('empty');

  React.useEffect(() => {
    if (phase !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(() => setPhase('there'), 2000);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setPhase('loading')}>
        Show departures
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {MESSAGES[phase]}
      </Box>
      <Box aria-busy={phase === 'loading'} sx={{ width: '100%', minHeight: 84 }}>
        {phase === 'loading' &&
          DEPARTURES.map((departure) => (
            <Typography key={departure} aria-hidden>
              <Skeleton width="14ch" />
            </Typography>
          ))}
        {phase === 'there' &&
          DEPARTURES.map((departure) => (
            <Typography key={departure}>{departure}</Typography>
          ))}
      </Box>
    </Stack>
  );
}
