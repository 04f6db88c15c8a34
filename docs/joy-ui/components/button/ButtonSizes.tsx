import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 460, mx: 'auto' }}>
      <Sheet
        variant="outlined"
        sx={{
          p: 1.5,
          borderRadius: 'md',
          display: 'flex',
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Typography level="body-sm" sx={{ flexGrow: 1 }}>
          backup-2031.tar.gz
        </Typography>
        <Button size="sm" variant="soft">
          Restore
        </Button>
      </Sheet>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button>Schedule a backup</Button>
        <Button variant="outlined" color="neutral">
          Change region
        </Button>
      </Stack>
      <Button size="lg">Start the first backup</Button>
    </Stack>
  );
}
