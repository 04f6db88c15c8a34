import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';

const THINGS = ['Tent', 'Sleeping mat', 'Stove and gas', 'Rain jacket', 'Map'];

export default function CheckboxPacking() {
  const [packed, setPacked] = React.useState(['Tent', 'Map']);

  const toggle = (thing: string, checked: boolean) => {
    setPacked(
      checked ? [...packed, thing] : packed.filter((other) => other !== thing),
    );
  };

  return (
    <div>
      <FormControl component="fieldset">
        <FormLabel component="legend">In the rucksack</FormLabel>
        <FormGroup>
          {THINGS.map((thing) => (
            <FormControlLabel
              key={thing}
              control={<Checkbox checked={packed.includes(thing)} />}
              label={thing}
              onChange={(_event, checked) => toggle(thing, checked)}
            />
          ))}
        </FormGroup>
      </FormControl>
      <Typography role="status" sx={{ mt: 1 }}>
        {packed.length} of {THINGS.length} packed
      </Typography>
    </div>
  );
}
