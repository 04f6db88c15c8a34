import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Stack from '@mui/material/Stack';
import { lena, mia, omar, tom } from './portraits';

const surplus = { sx: { bgcolor: 'text.secondary', fontSize: 16 } };

export default function AvatarGroupMax() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <AvatarGroup
        max={4}
        role="img"
        aria-label="Mia, Omar, Lena and 3 more"
        slotProps={{ additionalAvatar: surplus }}
      >
        {[mia, omar, lena, tom, mia, omar].map((src, index) => (
          <Avatar key={index} src={src} alt="" />
        ))}
      </AvatarGroup>
      <AvatarGroup
        total={24}
        role="img"
        aria-label="Mia, Omar and 22 more"
        slotProps={{ additionalAvatar: surplus }}
      >
        <Avatar src={mia} alt="" />
        <Avatar src={omar} alt="" />
      </AvatarGroup>
    </Stack>
  );
}
