import Stack from '@mui/joy/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/joy/SvgIcon';

function Flag(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M6 3h12l-3 4 3 4H8v10H6z" />
    </SvgIcon>
  );
}

export default function IconsSizeColor() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Flag size="sm" />
      <Flag color="primary" />
      <Flag size="lg" color="success" />
      <Flag fontSize="xl4" sx={{ color: 'danger.plainColor' }} />
    </Stack>
  );
}
