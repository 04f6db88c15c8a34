import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Unstable_Grid2';

const team = ['Mia', 'Omar', 'Lena', 'Tom', 'Ravi'];

export default function Grid2Centered() {
  return (
    <Grid container justifyContent="center" rowSpacing={2} sx={{ maxWidth: 360 }}>
      {team.map((name) => (
        <Grid key={name} xs={4} textAlign="center">
          <Avatar sx={{ mx: 'auto', bgcolor: 'text.secondary' }} aria-hidden="true">
            {name[0]}
          </Avatar>
          {name}
        </Grid>
      ))}
    </Grid>
  );
}
