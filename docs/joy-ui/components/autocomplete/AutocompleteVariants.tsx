import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';

const currencies = ['CHF', 'EUR', 'GBP', 'USD'];

export default function AutocompleteVariants() {
  return (
    <Stack spacing={1.5}>
      <Autocomplete aria-label="Outlined" options={currencies} defaultValue="CHF" />
      <Autocomplete
        aria-label="Soft, list outlined"
        variant="soft"
        color="primary"
        options={currencies}
        defaultValue="EUR"
        slotProps={{ listbox: { variant: 'outlined', color: 'neutral' } }}
      />
      <Autocomplete
        aria-label="Plain"
        variant="plain"
        options={currencies}
        defaultValue="GBP"
      />
      <Autocomplete
        aria-label="Solid"
        variant="solid"
        options={currencies}
        defaultValue="USD"
      />
    </Stack>
  );
}
