import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerVariants() {
  return (
    <>
      <Typography sx={{ p: 2 }}>fullWidth</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>middle</Typography>
      <Divider variant="middle" />
      <Typography sx={{ p: 2 }}>inset</Typography>
      <Divider variant="inset" />
    </>
  );
}
