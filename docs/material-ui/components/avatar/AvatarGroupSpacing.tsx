import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FOX, HERON, OWL } from './portraits';

export default function AvatarGroupSpacing() {
  return (
    <Stack component={Paper} elevation={3} spacing={2} sx={{ p: 2 }}>
      {(['medium', 'small', 24, -4] as const).map((spacing) => (
        <Stack key={spacing} direction="row" spacing={2} alignItems="center">
          <Typography variant="body2" color="text.secondary" sx={{ width: 72 }}>
            {spacing}
          </Typography>
          <AvatarGroup
            spacing={spacing}
            variant="rounded"
            role="img"
            aria-label={`Three walkers, spacing ${spacing}`}
            sx={{ '& .MuiAvatar-root': { borderColor: 'background.paper' } }}
          >
            <Avatar src={HERON} alt="" />
            <Avatar src={FOX} alt="" />
            <Avatar src={OWL} alt="" />
          </AvatarGroup>
        </Stack>
      ))}
    </Stack>
  );
}
