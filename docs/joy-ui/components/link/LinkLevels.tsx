import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkLevels() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Link level="body-xs" href="/joy-ui/react-button/">
        Imprint
      </Link>
      <Link level="title-lg" href="/joy-ui/react-button/">
        Annual report
      </Link>
      <Typography level="h3">
        <Link href="/joy-ui/react-button/">Link in a heading</Link>
      </Typography>
    </Stack>
  );
}
