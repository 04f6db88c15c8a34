import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      <Grid xs={8}>
        <Sheet variant="soft">Messages: 8 of 12 columns</Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft">Contacts: 4</Sheet>
      </Grid>
    </Grid>
  );
}
