import * as React from 'react';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressLabel() {
  const id = React.useId();

  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
        <Typography level="title-sm" id={id}>
          Storage
        </Typography>
        <Typography level="body-sm">42 of 100 GB</Typography>
      </Box>
      <LinearProgress determinate value={42} aria-labelledby={id} />
    </div>
  );
}
