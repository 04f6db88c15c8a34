import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Masonry from '@mui/lab/Masonry';

const PARCELS = [64, 110, 48, 88, 132, 56, 72, 96, 60];

export default function MasonryColumns() {
  const id = React.useId();
  const [columns, setColumns] = React.useState(3);

  return (
    <div>
      <FormControl sx={{ mb: 2 }}>
        <FormLabel id={id}>Columns</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={columns}
          onChange={(event) => setColumns(Number(event.target.value))}
        >
          {[2, 3, 5].map((count) => (
            <FormControlLabel
              key={count}
              value={count}
              control={<Radio />}
              label={count}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Masonry columns={columns} sx={{ width: 'auto' }}>
        {PARCELS.map((height, position) => (
          <Paper
            key={height}
            variant="outlined"
            sx={{ height, display: 'grid', placeItems: 'center' }}
          >
            {position + 1}
          </Paper>
        ))}
      </Masonry>
    </div>
  );
}
