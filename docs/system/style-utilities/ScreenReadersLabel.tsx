import * as React from 'react';
import { Box } from '@mui/system';
import { visuallyHidden } from '@mui/utils';

export default function ScreenReadersLabel() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box component="label" htmlFor={id} sx={visuallyHidden}>
        Search orders
      </Box>
      <input id={id} type="search" />
      <button type="button">Search</button>
    </Box>
  );
}
