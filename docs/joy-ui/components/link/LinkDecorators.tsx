import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Download from '@mui/icons-material/Download';
import OpenInNew from '@mui/icons-material/OpenInNew';

export default function LinkDecorators() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <Link href="/joy-ui/react-button/" startDecorator={<Download />}>
        Invoice 2041
      </Link>
      <Link
        href="/joy-ui/react-input/"
        target="_blank"
        endDecorator={<OpenInNew titleAccess="(opens in a new tab)" />}
      >
        Help centre
      </Link>
    </Stack>
  );
}
