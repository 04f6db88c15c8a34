import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerAbsolute() {
  return (
    <Box sx={{ position: 'relative', p: 2, bgcolor: 'action.hover' }}>
      <Typography>Project settings</Typography>
      <Divider absolute aria-hidden />
    </Box>
  );
}
