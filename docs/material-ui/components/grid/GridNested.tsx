import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const teams = [
  { team: 'Design', members: ['Mia', 'Tom'] },
  { team: 'Platform', members: ['Omar', 'Lena', 'Ravi', 'Eva'] },
];

export default function GridNested() {
  return (
    <Grid container spacing={2}>
      {teams.map(({ team, members }) => (
        <Grid key={team} item xs={6}>
          <Typography gutterBottom>{team}</Typography>
          <Grid container spacing={1}>
            {members.map((member) => (
              <Grid key={member} item xs={12} sm={6}>
                <Paper variant="outlined" sx={{ px: 1.5, py: 1 }}>
                  {member}
                </Paper>
              </Grid>
            ))}
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
