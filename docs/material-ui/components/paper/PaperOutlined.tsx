import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperOutlined() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography>Your trial ends on 14 June.</Typography>
    </Paper>
  );
}
