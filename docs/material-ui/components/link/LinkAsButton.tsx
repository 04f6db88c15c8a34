import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkAsButton() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Typography component="span">The toll is four crowns. </Typography>
      <Link
        component="button"
        type="button"
        variant="body1"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        Why there is a toll
      </Link>
      <Typography id={id} hidden={!open} color="text.secondary" sx={{ mt: 1 }}>
        It pays for the planks, which last seven winters.
      </Typography>
    </div>
  );
}
