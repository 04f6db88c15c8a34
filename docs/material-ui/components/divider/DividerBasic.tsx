import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function DividerBasic() {
  return (
    <Paper variant="outlined">
      <Typography sx={{ p: 2 }}>Subtotal € 238.90</Typography>
      <Divider />
      <Typography sx={{ p: 2 }}>Total € 284.29</Typography>
    </Paper>
  );
}
