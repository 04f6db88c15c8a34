import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function JoySwitch() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>Weekly report</FormLabel>
      <Switch defaultChecked />
    </FormControl>
  );
}
