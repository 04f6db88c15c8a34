import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { amber, deepPurple, green, pink, teal } from '@mui/material/colors';

const hues = {
  Amber: amber,
  Green: green,
  Pink: pink,
  Purple: deepPurple,
  Teal: teal,
};

type Hue = keyof typeof hues;

export default function ColorHues() {
  const [chosen, setChosen] = React.useState<Hue>('Teal');
  const hue = hues[chosen];

  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">Colour of the team calendar</FormLabel>
        <RadioGroup
          row
          value={chosen}
          onChange={(_event, value) => setChosen(value as Hue)}
        >
          {Object.keys(hues).map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Box
        sx={{
          mt: 2,
          p: 2,
          borderInlineStart: '4px solid',
          borderColor: hue[700],
          bgcolor: hue[100],
          color: 'common.black',
        }}
      >
        Mon, 9:00 · Weekly planning
      </Box>
    </>
  );
}
