import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function StructureSlotProps() {
  return (
    <FormControl>
      <FormLabel>Code from the message</FormLabel>
      <Input
        autoComplete="one-time-code"
        slotProps={{
          input: { inputMode: 'numeric', maxLength: 6, 'data-testid': 'code' },
        }}
      />
    </FormControl>
  );
}
