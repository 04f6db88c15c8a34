import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

export default function RadioUnavailable() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>Studio</FormLabel>
      <RadioGroup aria-labelledby={id} defaultValue="attic">
        <FormControlLabel value="attic" control={<Radio />} label="Attic" />
        <FormControlLabel
          value="cellar"
          disabled
          control={<Radio />}
          label={
            <>
              Cellar{' '}
              <Typography component="span" color="text.secondary">
                has no power this week
              </Typography>
            </>
          }
        />
        <FormControlLabel value="barn" control={<Radio />} label="Barn" />
      </RadioGroup>
    </FormControl>
  );
}
