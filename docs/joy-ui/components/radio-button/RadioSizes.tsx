import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function RadioSizes() {
  return (
    <Stack spacing={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <RadioGroup
          key={size}
          size={size}
          orientation="horizontal"
          defaultValue="yes"
          aria-label={`Notify me, ${size}`}
        >
          <Radio value="yes" label="Yes" />
          <Radio value="no" label="No" />
          <Radio value="later" label="Later" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
