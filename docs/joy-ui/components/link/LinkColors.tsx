import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkColors() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      {(['primary', 'neutral', 'danger', 'success', 'warning'] as const).map(
        (color) => (
          <Link key={color} color={color} href="/joy-ui/react-button/">
            {color}
          </Link>
        ),
      )}
      <Link textColor="text.primary" href="/joy-ui/react-button/">
        textColor
      </Link>
    </Stack>
  );
}
