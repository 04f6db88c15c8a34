import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function Kite(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <svg
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M16 3 26 13 16 25 6 13zM16 3v22M6 13h20M16 25q4 2 2 5" />
      </svg>
    </SvgIcon>
  );
}

export default function IconsOutlineSet() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems="center"
    >
      <Kite fontSize="large" color="secondary" titleAccess="Kite" />
      <Button variant="outlined" startIcon={<Kite />}>
        Book a lesson
      </Button>
    </Stack>
  );
}
