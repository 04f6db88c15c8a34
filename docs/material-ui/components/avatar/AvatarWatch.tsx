import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FOX, HERON, SEAL } from './portraits';

const WATCH = [
  { name: 'Ada Heron', src: HERON, hours: '0 to 4' },
  { name: 'Finn Fuchs', src: FOX, hours: '4 to 8' },
  { name: 'Sella Robbe', src: SEAL, hours: '8 to 12' },
];

export default function AvatarWatch() {
  return (
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {WATCH.map(({ name, src, hours }) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          spacing={2}
          alignItems="center"
        >
          <Avatar src={src} alt="" />
          <div>
            <Typography>{name}</Typography>
            <Typography variant="body2" color="text.secondary">
              Watch from {hours}
            </Typography>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
