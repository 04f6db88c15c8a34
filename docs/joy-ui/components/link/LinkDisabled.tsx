import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Link disabled role="link" aria-disabled="true">
        Next page
      </Link>
      <Link
        component="button"
        type="button"
        disabled
        slotProps={{ root: { disabled: true } }}
      >
        Send again
      </Link>
    </Stack>
  );
}
