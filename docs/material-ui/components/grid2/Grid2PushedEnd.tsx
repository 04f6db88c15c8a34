import Button from '@mui/material/Button';
import Grid from '@mui/material/Unstable_Grid2';
import Typography from '@mui/material/Typography';

export default function Grid2PushedEnd() {
  return (
    <Grid container spacing={2} alignItems="center">
      <Grid xs={8} sm={5}>
        <Typography noWrap>Key to the bell tower, lent since May</Typography>
      </Grid>
      <Grid xs="auto" xsOffset="auto">
        <Button href="/material-ui/">Ask</Button>
      </Grid>
    </Grid>
  );
}
