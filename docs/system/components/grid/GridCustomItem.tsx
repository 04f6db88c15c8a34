import type * as React from 'react';
import { Unstable_Grid as Grid } from '@mui/system';

type FieldProps = React.ComponentProps<typeof Grid> & { name: string };

function Field({ name, children, ...props }: FieldProps) {
  return (
    <Grid {...props}>
      <fieldset>
        <legend>{name}</legend>
        {children}
      </fieldset>
    </Grid>
  );
}

Field.muiName = 'Grid';

export default function GridCustomItem() {
  return (
    <Grid container columns={4}>
      <Grid container xs={4} spacing={1}>
        <Field xs={2} name="Plan">
          Team
        </Field>
        <Field xs={2} name="Renewal">
          Monthly
        </Field>
      </Grid>
    </Grid>
  );
}
