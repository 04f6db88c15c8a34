import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Search from '@mui/icons-material/Search';
import messages from './rtlMessages.json';

export default function RightToLeftForm() {
  return (
    <Box dir="rtl" lang="ar" sx={{ display: 'grid', gap: 2 }}>
      <FormControl>
        <FormLabel>{messages.order}</FormLabel>
        <Input startDecorator={<Search />} placeholder={messages.example} />
      </FormControl>
      <Button endDecorator="٣">{messages.results}</Button>
    </Box>
  );
}
