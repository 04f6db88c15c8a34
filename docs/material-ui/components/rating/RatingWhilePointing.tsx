import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const WORDS = ['Closed', 'Muddy', 'Passable', 'Dry', 'Perfect'];

const describe = (value: number) => WORDS[value - 1] ?? 'No answer';

export default function RatingWhilePointing() {
  const [value, setValue] = React.useState<number | null>(3);
  const [pointed, setPointed] = React.useState(-1);

  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">State of the path</FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Rating
          getLabelText={describe}
          emptyLabelText="No answer"
          value={value}
          onChange={(_event, next) => setValue(next)}
          onChangeActive={(_event, next) => setPointed(next)}
        />
        <Typography sx={{ minWidth: '6rem' }}>
          {describe(pointed === -1 ? (value ?? 0) : pointed)}
        </Typography>
      </Box>
    </FormControl>
  );
}
