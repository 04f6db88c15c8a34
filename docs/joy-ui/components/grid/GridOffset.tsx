import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const ROW = { py: 1, textAlign: 'center' } as const;

export default function GridOffset() {
  return (
    <Grid container spacing={1}>
      <Grid xs={6} xsOffset={3}>
        <Sheet variant="soft" color="primary" sx={ROW}>
          xsOffset 3
        </Sheet>
      </Grid>
      <Grid xs={4}>
        <Sheet variant="soft" sx={ROW}>
          Start
        </Sheet>
      </Grid>
      <Grid xs={4} xsOffset="auto">
        <Sheet variant="soft" color="success" sx={ROW}>
          xsOffset auto
        </Sheet>
      </Grid>
    </Grid>
  );
}
