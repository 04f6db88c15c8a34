import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = ['Open the settings', 'Select “Security”', 'Turn on two-factor login'];

export default function StackList() {
  return (
    <Stack component="ol" spacing={1} sx={{ m: 0, paddingInlineStart: 3 }}>
      {steps.map((step) => (
        <Typography key={step} component="li">
          {step}
        </Typography>
      ))}
    </Stack>
  );
}
