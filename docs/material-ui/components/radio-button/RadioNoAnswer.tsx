import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioNoAnswer() {
  const id = React.useId();
  const firstRef = React.useRef<HTMLInputElement>(null);
  const [instrument, setInstrument] = React.useState<string | null>(null);

  const clear = () => {
    setInstrument(null);
    firstRef.current?.focus();
  };

  return (
    <FormControl>
      <FormLabel id={id}>Which do you want to try? (optional)</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={instrument}
        onChange={(_event, value) => setInstrument(value)}
      >
        <FormControlLabel
          value="cello"
          control={<Radio inputRef={firstRef} />}
          label="Cello"
        />
        <FormControlLabel value="oboe" control={<Radio />} label="Oboe" />
        <FormControlLabel value="harp" control={<Radio />} label="Harp" />
      </RadioGroup>
      <Button
        size="small"
        disabled={instrument === null}
        onClick={clear}
        sx={{ alignSelf: 'start' }}
      >
        Take the answer back
      </Button>
    </FormControl>
  );
}
