import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Paper from '@mui/material/Paper';
import { lena, mia, tom } from './portraits';

export default function AvatarGroupSpacing() {
  return (
    <Paper elevation={3} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 2 }}>
      {(['medium', 'small', 24, -4] as const).map((spacing) => (
        <AvatarGroup
          key={spacing}
          spacing={spacing}
          variant="rounded"
          role="img"
          aria-label={`Spacing ${spacing}`}
          sx={{ '& .MuiAvatar-root': { borderColor: 'background.paper' } }}
        >
          <Avatar src={tom} alt="" />
          <Avatar src={lena} alt="" />
          <Avatar src={mia} alt="" />
        </AvatarGroup>
      ))}
    </Paper>
  );
}
