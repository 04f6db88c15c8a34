import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FOX, HERON, OWL, SEAL } from './portraits';

const SURPLUS = {
  sx: { bgcolor: 'action.selected', color: 'text.primary', fontSize: 14 },
};

export default function AvatarGroupCrew() {
  return (
    <Stack spacing={1}>
      <Typography>Signed up for the cleaning of the brook</Typography>
      <AvatarGroup
        max={4}
        total={17}
        role="img"
        aria-label="Ada, Finn, Noctua and 14 others"
        slotProps={{ additionalAvatar: SURPLUS }}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Avatar src={HERON} alt="" />
        <Avatar src={FOX} alt="" />
        <Avatar src={OWL} alt="" />
        <Avatar src={SEAL} alt="" />
      </AvatarGroup>
    </Stack>
  );
}
