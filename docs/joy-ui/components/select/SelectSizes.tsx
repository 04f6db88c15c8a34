import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectSizes() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <FormControl key={size} size={size} id={id + size}>
          <FormLabel>Time zone ({size})</FormLabel>
          <Select defaultValue="utc">
            <Option value="utc">UTC</Option>
            <Option value="cet">CET</Option>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
