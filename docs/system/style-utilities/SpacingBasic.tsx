import { Box } from '@mui/system';

export default function SpacingBasic() {
  return (
    <Box
      sx={{
        maxWidth: 320,
        mx: 'auto',
        p: 3,
        bgcolor: 'light-dark(#dbe8ff, #1f3350)',
      }}
    >
      <Box component="h3" sx={{ mt: 0, mb: 1, fontSize: 18 }}>
        Invoice 118
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        240.00 €, due on 14 June
      </Box>
      <Box component="button" type="button" sx={{ mt: 2, px: 2, py: 1 }}>
        Pay
      </Box>
    </Box>
  );
}
