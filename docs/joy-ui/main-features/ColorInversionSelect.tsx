import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';

export default function ColorInversionSelect() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md', maxWidth: 300 }}
    >
      <FormControl>
        <FormLabel>Project</FormLabel>
        <Select
          defaultValue="website"
          slotProps={{ listbox: { disablePortal: true } }}
        >
          <Option value="website">Website relaunch</Option>
          <Option value="app">Mobile app</Option>
          <Option value="shop">Shop</Option>
        </Select>
      </FormControl>
    </Sheet>
  );
}
