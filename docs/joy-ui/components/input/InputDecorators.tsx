import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import LinkIcon from '@mui/icons-material/Link';

export default function InputDecorators() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <FormControl id={`${id}-site`}>
        <FormLabel>Website</FormLabel>
        <Input type="url" startDecorator={<LinkIcon />} placeholder="https://" />
      </FormControl>
      <FormControl id={`${id}-price`}>
        <FormLabel>Price per month</FormLabel>
        <Input startDecorator="€" endDecorator="incl. VAT" defaultValue="12.50" />
      </FormControl>
    </Stack>
  );
}
