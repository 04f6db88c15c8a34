import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PartProps {
  title: string;
  children: React.ReactNode;
}

/** A part of the page, named by its heading. */
export default function Part({ title, children }: PartProps) {
  const id = React.useId();

  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} component="h2" variant="h2" gutterBottom>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
