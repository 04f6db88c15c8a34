import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkVariants() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Link href="/joy-ui/react-button/" variant="plain">
        Plain
      </Link>
      <Link href="/joy-ui/react-button/" variant="outlined" underline="none">
        Outlined
      </Link>
      <Link href="/joy-ui/react-button/" variant="soft" color="success">
        Soft
      </Link>
      <Link href="/joy-ui/react-button/" variant="solid">
        Solid
      </Link>
    </Stack>
  );
}
