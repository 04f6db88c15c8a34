import Input, { type InputProps } from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import SearchIcon from '@mui/icons-material/Search';

function SearchField({ label, ...props }: InputProps & { label: string }) {
  return (
    <Input
      type="search"
      variant="soft"
      placeholder={label}
      startDecorator={<SearchIcon />}
      slotProps={{ input: { 'aria-label': label } }}
      {...props}
    />
  );
}

export default function ApproachesWrapper() {
  return (
    <Stack gap={1.5} sx={{ maxWidth: 280 }}>
      <SearchField label="Find an order" />
      <SearchField label="Find a customer" size="sm" sx={{ borderRadius: 'xl' }} />
    </Stack>
  );
}
