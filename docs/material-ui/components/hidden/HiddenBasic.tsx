import Box from '@mui/material/Box';
import Hidden from '@mui/material/Hidden';

export default function HiddenBasic() {
  return (
    <Box sx={{ p: 2 }}>
      <p>Order #1041</p>
      <Hidden smDown>
        <p>Shipped by courier, arrives on Thursday</p>
      </Hidden>
      <Hidden smUp>
        <p>Arrives on Thursday</p>
      </Hidden>
    </Box>
  );
}
