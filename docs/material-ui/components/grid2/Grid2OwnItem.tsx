import Grid, { type Grid2Props } from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface ReadingProps extends Grid2Props {
  place: string;
  depth: string;
}

function Reading({ place, depth, ...size }: ReadingProps) {
  return (
    <Grid {...size}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {place}
        </Typography>
        <Typography>{depth}</Typography>
      </Paper>
    </Grid>
  );
}

Reading.muiName = 'Grid';

export default function Grid2OwnItem() {
  return (
    <Grid container spacing={2}>
      <Reading place="Weir" depth="1.2 m" xs={6} />
      <Reading place="Ford" depth="0.3 m" xs={6} />
      <Reading place="Lock" depth="3.8 m" xs={12} />
    </Grid>
  );
}
