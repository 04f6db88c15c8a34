import { Box } from '@mui/system';

export default function SizingMaxWidth() {
  return (
    <Box
      component="p"
      sx={{
        maxWidth: 'sm',
        mx: 'auto',
        my: 0,
        p: 2,
        bgcolor: 'light-dark(#eef1f6, #2a303a)',
      }}
    >
      Orders placed before noon are shipped the same day. You receive a message when
      the parcel leaves our warehouse.
    </Box>
  );
}
