import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const SOUPS = ['Beetroot', 'Leek and potato', 'Lentil', 'Tomato'];

export default function CheckboxAtMostTwo() {
  const id = React.useId();
  const [soups, setSoups] = React.useState(['Beetroot']);
  const tooMany = soups.length > 2;

  return (
    <FormControl component="fieldset" error={tooMany} aria-describedby={id}>
      <FormLabel component="legend">Soups for the market</FormLabel>
      <FormGroup>
        {SOUPS.map((soup) => (
          <FormControlLabel
            key={soup}
            control={
              <Checkbox
                checked={soups.includes(soup)}
                color={tooMany ? 'error' : 'primary'}
              />
            }
            label={soup}
            onChange={(_event, checked) =>
              setSoups(
                checked ? [...soups, soup] : soups.filter((other) => other !== soup),
              )
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} aria-live="polite" sx={{ mx: 0 }}>
        {tooMany ? `Two pots only: take ${soups.length - 2} out` : 'At most two'}
      </FormHelperText>
    </FormControl>
  );
}
