import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import SvgIcon from '@mui/joy/SvgIcon';
import { Bell, Parcel } from './outlineIcons';

export default function IconsSvgIconComponent() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <SvgIcon
        component={Parcel}
        inheritViewBox
        color="primary"
        sx={{ fill: 'none' }}
      />
      <IconButton variant="soft" size="lg" aria-label="Notifications">
        <SvgIcon component={Bell} inheritViewBox sx={{ fill: 'none' }} />
      </IconButton>
    </Stack>
  );
}
