import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function RadioVariants() {
  return (
    <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
      {(['outlined', 'soft', 'solid', 'plain'] as const).map((variant) => (
        <RadioGroup key={variant} defaultValue="on" aria-label={`Sound, ${variant}`}>
          <Radio variant={variant} value="on" label={`${variant}, checked`} />
          <Radio variant={variant} value="off" label="Not checked" />
        </RadioGroup>
      ))}
    </Stack>
  );
}
