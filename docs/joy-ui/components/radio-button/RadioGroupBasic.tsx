import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup name="delivery" defaultValue="standard">
        <Radio value="standard" label="Standard, 3 to 5 days" />
        <Radio value="express" label="Express, next day" />
        <Radio value="pickup" label="Collect in store" disabled />
      </RadioGroup>
    </FormControl>
  );
}
