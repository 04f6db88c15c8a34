import { Box } from '@mui/system';

const address = `Emma Brown
12 Mill Lane
Leeds`;

export default function DisplayWhiteSpace() {
  return (
    <Box component="address" sx={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
      {address}
    </Box>
  );
}
