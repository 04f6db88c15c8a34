import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { HERON, OWL, SEAL } from './portraits';

export default function AvatarPictures() {
  return (
    <Stack direction="row" spacing={2} role="group" aria-label="Guides of today">
      <Avatar src={HERON} alt="Ada Heron" />
      <Avatar src={OWL} alt="Noctua Reed" />
      <Avatar
        alt="Sella Robbe"
        src={SEAL}
        srcSet={`${SEAL} 1x, ${SEAL} 2x`}
        imgProps={{ decoding: 'async', draggable: false }}
      />
    </Stack>
  );
}
