import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';

const LENGTH = 154;

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const speakTime = (seconds: number) =>
  `${Math.floor(seconds / 60)} minutes ${seconds % 60} seconds of ${formatTime(LENGTH)}`;

export default function SliderRecording() {
  const [second, setSecond] = React.useState(41);
  const [plays, setPlays] = React.useState(false);
  const [dragged, setDragged] = React.useState<number | null>(null);
  const shown = dragged ?? second;
  const runs = plays && second < LENGTH;

  React.useEffect(() => {
    if (!runs) {
      return undefined;
    }
    const timer = setTimeout(() => setSecond(second + 1), 1000);
    return () => clearTimeout(timer);
  }, [runs, second]);

  const toggle = () => {
    if (second >= LENGTH) setSecond(0);
    setPlays(!runs);
  };

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <IconButton
        aria-label={runs ? 'Pause the blackbird' : 'Play the blackbird'}
        onClick={toggle}
      >
        {runs ? <Pause /> : <PlayArrow />}
      </IconButton>
      <Slider
        size="small"
        aria-label="Place in the recording"
        aria-valuetext={speakTime(shown)}
        max={LENGTH}
        value={shown}
        onChange={(_event, value) => setDragged(value as number)}
        onChangeCommitted={(_event, value) => {
          setSecond(value as number);
          setDragged(null);
        }}
      />
      <Typography
        variant="body2"
        sx={{ flex: 'none', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatTime(shown)}
      </Typography>
    </Stack>
  );
}
