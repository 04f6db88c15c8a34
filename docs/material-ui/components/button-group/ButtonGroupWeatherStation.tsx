import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonGroupWeatherStation() {
  const [reading, setReading] = React.useState(false);
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    if (!reading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setReading(false);
      setCount((previous) => previous + 24);
    }, 1500);
    return () => clearTimeout(timer);
  }, [reading]);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <ButtonGroup variant="outlined" aria-label="Weather station">
        <LoadingButton loading={reading} onClick={() => setReading(true)}>
          Read the station
        </LoadingButton>
        <Button disabled={reading || count === 0} onClick={() => setCount(0)}>
          Clear
        </Button>
      </ButtonGroup>
      <Typography role="status" color="text.secondary">
        {reading ? 'Reading the station' : `${count} values stored`}
      </Typography>
    </Stack>
  );
}
