import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommitted() {
  const id = React.useId();
  const [radius, setRadius] = React.useState(10);
  const [searched, setSearched] = React.useState(10);
  const [searches, setSearches] = React.useState(0);

  return (
    <Box sx={{ px: 1 }}>
      <Typography id={id}>Within {radius} km</Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={50}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        onChangeCommitted={(_event, value) => {
          setSearched(value as number);
          setSearches(searches + 1);
        }}
      />
      <Typography role="status" color="text.secondary">
        Results for {searched} km. Searches so far: {searches}
      </Typography>
    </Box>
  );
}
