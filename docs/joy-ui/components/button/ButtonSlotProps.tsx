import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

export default function ButtonSlotProps() {
  return (
    <Stack alignItems="center">
      <Button
        size="lg"
        variant="outlined"
        color="neutral"
        startDecorator={<CloudUploadIcon />}
        endDecorator="up to 20 MB"
        slotProps={{
          startDecorator: { sx: { color: 'primary.plainColor' } },
          endDecorator: {
            sx: { fontSize: 'xs', fontWeight: 'md', color: 'text.secondary' },
          },
        }}
      >
        Attach a photo
      </Button>
    </Stack>
  );
}
