import { Box } from '@mui/system';

export default function TypographyLines() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Box
        sx={{ textTransform: 'uppercase', letterSpacing: '0.08em', fontSize: 13 }}
      >
        Release notes
      </Box>
      <Box component="p" sx={{ m: 0, lineHeight: 1.8 }}>
        Filters are kept when you leave the list. Exports now include archived
        projects, and large files load twice as fast.
      </Box>
    </Box>
  );
}
