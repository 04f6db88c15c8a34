import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SheetInvertedColors() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 3, borderRadius: 'lg' }}
    >
      <Typography level="h4" component="h3">
        Invite your team
      </Typography>
      <Typography textColor="text.primary" sx={{ my: 1 }}>
        Up to five members are free. <Link href="/joy-ui/react-card/">Prices</Link>
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="solid">Invite</Button>
        <Button variant="outlined">Later</Button>
      </Stack>
    </Sheet>
  );
}
