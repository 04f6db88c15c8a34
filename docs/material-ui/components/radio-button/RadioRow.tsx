import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const GRADES = ['1', '2', '3', '4', '5'];

export default function RadioRow() {
  const id = React.useId();

  return (
    <Stack spacing={3}>
      <FormControl>
        <FormLabel id={`${id}-seat`}>Seat</FormLabel>
        <RadioGroup row aria-labelledby={`${id}-seat`} defaultValue="aisle">
          <FormControlLabel value="aisle" control={<Radio />} label="Aisle" />
          <FormControlLabel value="window" control={<Radio />} label="Window" />
          <FormControlLabel value="any" control={<Radio />} label="No matter" />
        </RadioGroup>
      </FormControl>
      <FormControl>
        <FormLabel id={`${id}-path`}>The path was well marked</FormLabel>
        <RadioGroup
          row
          aria-labelledby={`${id}-path`}
          aria-describedby={`${id}-scale`}
        >
          {GRADES.map((grade) => (
            <FormControlLabel
              key={grade}
              value={grade}
              control={<Radio size="small" />}
              label={grade}
              labelPlacement="bottom"
              sx={{ mx: 0.5 }}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-scale`} sx={{ mx: 0 }}>
          From 1, not at all, to 5, very well
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
