import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupRequired() {
  const [missing, setMissing] = React.useState(false);
  const color = missing ? 'danger' : undefined;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!new FormData(event.currentTarget).has('reason'));
      }}
    >
      <FormControl id={React.useId()} error={missing} required>
        <FormLabel>Reason for the return</FormLabel>
        <RadioGroup name="reason" aria-required aria-invalid={missing}>
          <Radio required value="size" label="Does not fit" color={color} />
          <Radio required value="damaged" label="Arrived damaged" color={color} />
        </RadioGroup>
        <FormHelperText sx={missing ? { color: 'danger.plainColor' } : {}}>
          {missing ? 'Choose a reason.' : 'Returns are free.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ mt: 2 }}>
        Return the order
      </Button>
    </form>
  );
}
