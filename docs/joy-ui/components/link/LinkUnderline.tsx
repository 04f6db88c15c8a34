import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Link href="/joy-ui/react-button/" underline="always">
        Always
      </Link>
      <Link href="/joy-ui/react-button/">On hover</Link>
      <Link href="/joy-ui/react-button/" underline="none">
        None
      </Link>
    </Stack>
  );
}
