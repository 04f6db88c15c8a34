import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const Buoy = createSvgIcon(
  <path d="M11 2h2v3l4 10H7l4-10zM3 17h18l-2 4H5z" />,
  'Buoy',
);

const Beacon = createSvgIcon(
  <>
    <path d="M10 8h4l2 13H8z" />
    <path d="M12 2a3 3 0 0 1 3 3H9a3 3 0 0 1 3-3z" opacity={0.5} />
  </>,
  'Beacon',
);

export default function IconsOwnDrawing() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Chip icon={<Buoy />} label="14 buoys" />
      <Chip icon={<Beacon />} label="3 beacons" color="primary" />
    </Stack>
  );
}
