import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AdjustmentOverride() {
  return (
    <Stack gap={1.5} sx={{ maxWidth: 320 }}>
      <Input
        sx={{ '--Input-radius': '18px' }}
        endDecorator={<Button>Search</Button>}
        slotProps={{ input: { 'aria-label': 'Search orders' } }}
      />
      <Input
        sx={{ '--Input-decoratorChildHeight': '36px' }}
        endDecorator={<Button sx={{ borderRadius: '0 6px 6px 0' }}>Search</Button>}
        slotProps={{ input: { 'aria-label': 'Search invoices' } }}
      />
    </Stack>
  );
}
