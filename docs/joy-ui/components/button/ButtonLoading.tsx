import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const positions = ['start', 'center', 'end'] as const;

export default function ButtonLoading() {
  const labelId = React.useId();
  const [position, setPosition] =
    React.useState<(typeof positions)[number]>('start');
  const [state, setState] = React.useState<'draft' | 'saving' | 'saved'>('draft');
  const timer = React.useRef(0);

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = () => {
    setState('saving');
    timer.current = window.setTimeout(() => setState('saved'), 2000);
  };

  return (
    <Stack spacing={2} alignItems="center">
      <div>
        <FormLabel id={labelId}>Place of the indicator</FormLabel>
        <RadioGroup
          orientation="horizontal"
          aria-labelledby={labelId}
          value={position}
          onChange={(event) => setPosition(event.target.value as typeof position)}
        >
          {positions.map((option) => (
            <Radio key={option} value={option} label={option} />
          ))}
        </RadioGroup>
      </div>
      <Button
        loading={state === 'saving'}
        loadingPosition={position}
        loadingIndicator={<CircularProgress aria-label="in progress" />}
        onClick={save}
      >
        Save draft
      </Button>
      <Typography level="body-sm" role="status">
        {state === 'saving'
          ? 'Saving the draft…'
          : `Draft ${state === 'saved' ? 'saved' : 'not saved yet'}`}
      </Typography>
    </Stack>
  );
}
