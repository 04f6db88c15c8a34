import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';

export default function StructureSlotFunction() {
  return (
    <FormControl orientation="horizontal">
      <FormLabel>E-mail notices</FormLabel>
      <Switch
        defaultChecked
        size="lg"
        slotProps={{
          thumb: ({ checked }) => ({
            children: checked ? <Check /> : <Close />,
            sx: { '--Icon-fontSize': '1rem' },
          }),
        }}
      />
    </FormControl>
  );
}
