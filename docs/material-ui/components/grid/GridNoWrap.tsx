import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridNoWrap() {
  return (
    <Grid container spacing={1} alignItems="center" sx={{ maxWidth: 260 }}>
      <Grid item>
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          M
        </Avatar>
      </Grid>
      <Grid item xs zeroMinWidth>
        <Typography noWrap>
          Mia has moved “Website relaunch” to the archive
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Yesterday
        </Typography>
      </Grid>
    </Grid>
  );
}
