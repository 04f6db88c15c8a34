import Paper from '@mui/material/Paper';
import Grid, { type Grid2Props } from '@mui/material/Unstable_Grid2';

interface FieldProps extends Grid2Props {
  label: string;
  value: string;
}

function Field({ label, value, ...props }: FieldProps) {
  return (
    <Grid {...props}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <strong>{label}</strong> {value}
      </Paper>
    </Grid>
  );
}

Field.muiName = 'Grid';

export default function Grid2CustomItem() {
  return (
    <Grid container spacing={2}>
      <Grid container xs={12} spacing={1}>
        <Field xs={6} label="Owner" value="Mia" />
        <Field xs={6} label="Team" value="Design" />
      </Grid>
    </Grid>
  );
}
