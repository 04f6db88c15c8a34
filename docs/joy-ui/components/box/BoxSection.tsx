import * as React from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function BoxSection() {
  const id = React.useId();

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography level="title-lg" component="h3" id={id}>
        Team
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, '& li': { py: 0.5 } }}>
        <li>Mira Patel</li>
        <li>Omar Haddad</li>
      </Box>
    </Box>
  );
}
