import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Hidden from '@mui/material/Hidden';
import TextField from '@mui/material/TextField';

export default function HiddenCssOrJs() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState<number>();

  return (
    <Box ref={ref} sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2 }}>
      <Hidden smUp implementation="css">
        <TextField size="small" label="css" />
      </Hidden>
      <Hidden smUp implementation="js">
        <TextField size="small" label="js" />
      </Hidden>
      <Button
        onClick={() => setCount(ref.current?.querySelectorAll('input').length)}
      >
        Count the fields
      </Button>
      <span role="status">{count !== undefined && `${count} in the DOM`}</span>
    </Box>
  );
}
