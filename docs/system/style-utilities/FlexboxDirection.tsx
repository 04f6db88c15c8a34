import * as React from 'react';
import { Box } from '@mui/system';

export default function FlexboxDirection() {
  const id = React.useId();

  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        gap: 1,
      }}
    >
      <label htmlFor={id}>Email</label>
      <input id={id} type="email" autoComplete="email" />
      <button type="submit">Subscribe</button>
    </Box>
  );
}
