import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerVertical() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography>42 orders</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>€ 9,480 revenue</Typography>
    </Box>
  );
}
