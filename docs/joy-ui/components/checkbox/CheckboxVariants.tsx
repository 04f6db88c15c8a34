import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      {(['solid', 'soft', 'outlined', 'plain'] as const).map((variant) => (
        <Stack key={variant} spacing={1}>
          <Checkbox variant={variant} label={variant} defaultChecked />
          <Checkbox
            variant={variant}
            color="success"
            label={`${variant}, success`}
            defaultChecked
          />
        </Stack>
      ))}
    </Stack>
  );
}
