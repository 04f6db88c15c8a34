import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Stack from '@mui/joy/Stack';

export default function CheckboxRequired() {
  const [status, setStatus] = React.useState<'new' | 'missing' | 'sent'>('new');
  const missing = status === 'missing';

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const consent = new FormData(event.currentTarget).get('consent');
        setStatus(consent === 'yes' ? 'sent' : 'missing');
      }}
    >
      <Stack spacing={2} alignItems="flex-start">
        <FormControl id={React.useId()} error={missing} required>
          <Checkbox
            name="consent"
            value="yes"
            label="I agree to the privacy policy"
            slotProps={{ input: { 'aria-invalid': missing } }}
          />
          <FormHelperText
            role="status"
            sx={missing ? { color: 'danger.plainColor' } : {}}
          >
            {missing && 'Agree to the policy to continue.'}
            {status === 'sent' && 'Thank you, the form was sent.'}
          </FormHelperText>
        </FormControl>
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
