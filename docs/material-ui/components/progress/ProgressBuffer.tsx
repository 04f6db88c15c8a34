import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const video = { minutes: 40, played: 12, loaded: 26 };

const toPercent = (minutes: number) => (minutes / video.minutes) * 100;

export default function ProgressBuffer() {
  return (
    <div>
      <LinearProgress
        variant="buffer"
        value={toPercent(video.played)}
        valueBuffer={toPercent(video.loaded)}
        aria-label="Product tour"
        aria-valuetext={`${video.played} of ${video.minutes} minutes played`}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {video.played} min played, {video.loaded} min loaded
      </Typography>
    </div>
  );
}
