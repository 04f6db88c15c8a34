import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectBasic() {
  return (
    <FormControl id={React.useId()}>
      <FormLabel>Language</FormLabel>
      <Select name="language" defaultValue="en">
        <Option value="en">English</Option>
        <Option value="es">Spanish</Option>
        <Option value="pt">Portuguese</Option>
      </Select>
    </FormControl>
  );
}
