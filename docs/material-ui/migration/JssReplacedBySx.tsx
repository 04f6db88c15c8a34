import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function JssReplacedBySx() {
  const overdue = true;
  return (
    <Paper
      variant="outlined"
      sx={[
        { p: 2, display: 'flex', alignItems: 'center', gap: 2 },
        overdue && { borderColor: 'error.main' },
      ]}
    >
      <Typography sx={{ flexGrow: 1 }}>Invoice 1042, overdue</Typography>
      <Button sx={{ textTransform: 'none' }}>Send reminder</Button>
    </Paper>
  );
}
