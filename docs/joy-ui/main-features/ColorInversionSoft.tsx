import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ColorInversionSoft() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      {colors.map((color) => (
        <Sheet
          key={color}
          variant="soft"
          color={color}
          invertedColors
          sx={{ p: 2, borderRadius: 'md' }}
        >
          <Typography level="title-md">Order 2041</Typography>
          <Typography>2 items, € 84</Typography>
          <Divider sx={{ my: 1 }} />
          <Chip sx={{ mr: 1 }}>Paid</Chip>
          <Link href="/joy-ui/react-link/">Details</Link>
        </Sheet>
      ))}
    </Stack>
  );
}
