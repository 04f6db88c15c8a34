import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectRequired() {
  const [message, setMessage] = React.useState('');
  const [invalid, setInvalid] = React.useState(false);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const country = new FormData(event.currentTarget).get('country');
        setInvalid(!country);
        setMessage(country ? 'Saved.' : 'Choose a country.');
      }}
    >
      <FormControl id={React.useId()} required error={invalid}>
        <FormLabel>Country</FormLabel>
        <Select
          name="country"
          required
          placeholder="Choose"
          sx={{ '--Select-placeholderOpacity': 1 }}
          slotProps={{ button: { 'aria-invalid': invalid } }}
        >
          <Option value="pt">Portugal</Option>
          <Option value="es">Spain</Option>
        </Select>
        <FormHelperText
          role="status"
          sx={invalid ? { color: 'danger.plainColor' } : {}}
        >
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ mt: 1.5 }}>
        Continue
      </Button>
    </form>
  );
}
