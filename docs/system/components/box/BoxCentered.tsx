import { Box } from '@mui/system';

export default function BoxCentered() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 160,
        textAlign: 'center',
      }}
    >
      <Box component="h3" sx={{ m: 0, fontSize: 20 }}>
        No projects yet
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 0 }}>
        Projects you create or join are listed here.
      </Box>
    </Box>
  );
}
