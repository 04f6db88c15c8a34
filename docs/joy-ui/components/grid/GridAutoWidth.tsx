import Avatar from '@mui/joy/Avatar';
import Grid from '@mui/joy/Grid';
import IconButton from '@mui/joy/IconButton';
import Typography from '@mui/joy/Typography';
import Phone from '@mui/icons-material/Phone';

export default function GridAutoWidth() {
  return (
    <Grid container spacing={2} alignItems="center">
      <Grid xs="auto">
        <Avatar>OH</Avatar>
      </Grid>
      <Grid xs>
        <Typography level="title-sm">Omar Haddad</Typography>
        <Typography level="body-sm">Takes the width that is left</Typography>
      </Grid>
      <Grid xs="auto">
        <IconButton variant="soft" aria-label="Call Omar Haddad">
          <Phone />
        </IconButton>
      </Grid>
    </Grid>
  );
}
