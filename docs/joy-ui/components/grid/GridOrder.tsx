import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridOrder() {
  return (
    <Grid container spacing={1} sx={{ m: 1 }}>
      <Grid xs={12} sm={8} order={{ xs: 2, sm: 1 }}>
        <Sheet variant="soft" sx={{ p: 2 }}>
          Description
        </Sheet>
      </Grid>
      <Grid xs={12} sm={4} order={{ xs: 1, sm: 2 }}>
        <Sheet variant="soft" color="primary" sx={{ p: 2 }}>
          Photo: first on phones
        </Sheet>
      </Grid>
    </Grid>
  );
}
