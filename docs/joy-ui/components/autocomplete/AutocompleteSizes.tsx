import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import { renderChips } from './chips';

export default function AutocompleteSizes() {
  return (
    <Stack spacing={1.5}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Autocomplete
          key={size}
          multiple
          size={size}
          aria-label={`Sizes in stock, ${size}`}
          options={['38', '40', '42', '44']}
          defaultValue={['38', '42']}
          renderTags={renderChips}
        />
      ))}
    </Stack>
  );
}
