import { Box } from '@mui/system';

export default function FerrySign() {
  return (
    <Box sx={{ p: 2, border: '1px solid', textAlign: 'center' }}>Ferry, pier 3</Box>
  );
}
