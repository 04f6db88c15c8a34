import Button from '@mui/material/Button';
import { deepPurple } from '@mui/material/colors';

export default function ButtonCustomColor() {
  return (
    <Button
      variant="contained"
      sx={{
        color: '#fff',
        bgcolor: deepPurple[500],
        '&:hover': { bgcolor: deepPurple[700] },
      }}
    >
      Upgrade plan
    </Button>
  );
}
