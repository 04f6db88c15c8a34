import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupHorizontal() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Week starts on</FormLabel>
      <RadioGroup orientation="horizontal" defaultValue="Monday">
        {['Saturday', 'Sunday', 'Monday'].map((day) => (
          <Radio key={day} value={day} label={day} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
