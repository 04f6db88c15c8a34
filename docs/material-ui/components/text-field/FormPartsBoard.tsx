import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

const SIDES = ['Length', 'Width'];

export default function FormPartsBoard() {
  const id = React.useId();
  const [sizes, setSizes] = React.useState(['120', '']);
  const [left, setLeft] = React.useState(false);
  const wrong = left && sizes.some((size) => !(Number(size) > 0));

  return (
    <Stack
      component="fieldset"
      spacing={1}
      aria-describedby={`${id}-help`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
      onBlur={(event: React.FocusEvent) =>
        setLeft(left || !event.currentTarget.contains(event.relatedTarget))
      }
    >
      <FormLabel component="legend" required error={wrong} color="secondary">
        Size of the board
      </FormLabel>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        {SIDES.map((side, index) => (
          <OutlinedInput
            key={side}
            size="small"
            required
            error={wrong && !(Number(sizes[index]) > 0)}
            color="secondary"
            placeholder={side}
            value={sizes[index]}
            onChange={(event) =>
              setSizes(
                sizes.map((size, at) => (at === index ? event.target.value : size)),
              )
            }
            inputProps={{ 'aria-label': `${side} in cm`, inputMode: 'numeric' }}
            endAdornment={
              <InputAdornment position="end" disableTypography sx={{ fontSize: 13 }}>
                cm
              </InputAdornment>
            }
            sx={{ width: 140 }}
          />
        ))}
      </Stack>
      <FormHelperText
        id={`${id}-help`}
        error={wrong}
        variant="outlined"
        aria-live="polite"
      >
        {wrong ? 'Both sides are needed, in centimetres' : 'Up to 250 by 60 cm'}
      </FormHelperText>
    </Stack>
  );
}
