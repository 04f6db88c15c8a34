import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function JoyInputError() {
  return (
    <FormControl error>
      <FormLabel>Coupon</FormLabel>
      <Input error name="coupon" defaultValue="SPRING" />
      <FormHelperText>This coupon has expired.</FormHelperText>
    </FormControl>
  );
}
