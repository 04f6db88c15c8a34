import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';

type State = 'idle' | 'working' | 'done';

const MESSAGES: Record<State, string> = {
  idle: 'Takes about two seconds.',
  working: 'Building the report.',
  done: 'The report has 48 pages.',
};

export default function ButtonLoading() {
  const button = React.useRef<HTMLButtonElement>(null);
  const [state, setState] = React.useState<State>('idle');

  React.useEffect(() => {
    if (state !== 'working') {
      return undefined;
    }
    const timer = setTimeout(() => setState('done'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  React.useEffect(() => {
    // A disabled button loses focus. Give it back, unless the reader has moved on.
    if (state === 'done' && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
  }, [state]);

  return (
    <Stack
      direction="row"
      alignItems="center"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
    >
      <LoadingButton
        ref={button}
        variant="outlined"
        loading={state === 'working'}
        loadingPosition="start"
        startIcon={<SummarizeOutlined />}
        onClick={() => setState('working')}
      >
        Build report
      </LoadingButton>
      <Typography role="status" variant="body2" color="text.secondary">
        {MESSAGES[state]}
      </Typography>
    </Stack>
  );
}
