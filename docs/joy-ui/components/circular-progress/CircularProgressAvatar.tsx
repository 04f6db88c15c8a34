import Avatar from '@mui/joy/Avatar';
import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressAvatar() {
  return (
    <CircularProgress
      determinate
      value={80}
      thickness={3}
      color="success"
      aria-label="Profile of Mira Patel"
      sx={{ '--CircularProgress-size': '64px' }}
    >
      <Avatar sx={{ '--Avatar-size': '52px' }}>MP</Avatar>
    </CircularProgress>
  );
}
