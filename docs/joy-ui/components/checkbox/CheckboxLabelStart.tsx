import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxLabelStart() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 300 }}>
      {['Show weekends', 'Show declined events'].map((label) => (
        <Checkbox
          key={label}
          label={label}
          sx={{ flexDirection: 'row-reverse', justifyContent: 'space-between' }}
        />
      ))}
    </Stack>
  );
}
