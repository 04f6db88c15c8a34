import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';

const duration = 154;

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export default function SliderPlayer() {
  const [position, setPosition] = React.useState(41);
  const [dragged, setDragged] = React.useState<number | null>(null);
  const [playing, setPlaying] = React.useState(false);
  const shown = dragged ?? position;

  React.useEffect(() => {
    if (!playing || position >= duration) return undefined;
    const timer = setTimeout(() => setPosition(position + 1), 1000);
    return () => clearTimeout(timer);
  }, [playing, position]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <IconButton
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <Pause /> : <PlayArrow />}
      </IconButton>
      <Slider
        size="small"
        aria-label="Position"
        aria-valuetext={`${formatTime(shown)} of ${formatTime(duration)}`}
        max={duration}
        value={shown}
        onChange={(_event, value) => setDragged(value as number)}
        onChangeCommitted={(_event, value) => {
          setPosition(value as number);
          setDragged(null);
        }}
      />
      <span>{formatTime(shown)}</span>
    </Stack>
  );
}
