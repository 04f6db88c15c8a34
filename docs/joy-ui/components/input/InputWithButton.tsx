import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputWithButton() {
  const [code, setCode] = React.useState('SPRING10');
  const [applied, setApplied] = React.useState<string | null>(null);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>Discount code</FormLabel>
      <Input
        value={code}
        onChange={(event) => setCode(event.target.value)}
        endDecorator={
          <Button variant="soft" disabled={!code} onClick={() => setApplied(code)}>
            Apply
          </Button>
        }
      />
      <FormHelperText role="status">
        {applied ? `${applied} will be deducted at checkout.` : ''}
      </FormHelperText>
    </FormControl>
  );
}
