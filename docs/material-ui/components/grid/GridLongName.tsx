import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const VOICES = ['Wilhelmina van der Meerbosch', 'Ravi', 'Anneliese Schwarzenbacher'];

export default function GridLongName() {
  return (
    <Grid container direction="column" sx={{ maxWidth: 240 }}>
      {VOICES.map((voice) => (
        <Grid
          key={voice}
          container
          wrap="nowrap"
          alignItems="center"
          sx={{ gap: 1.5, py: 1 }}
        >
          <Grid item>
            <Avatar
              aria-hidden="true"
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {voice[0]}
            </Avatar>
          </Grid>
          <Grid item xs zeroMinWidth>
            <Typography noWrap>{voice}</Typography>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
