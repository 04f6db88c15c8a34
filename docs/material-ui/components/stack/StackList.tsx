import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const STEPS = [
  'Turn the water off under the sink.',
  'Put a bowl below the trap.',
  'Unscrew both nuts by hand.',
  'Find the ring.',
];

export default function StackList() {
  return (
    <Stack component="ol" spacing={1} sx={{ m: 0, paddingInlineStart: 3 }}>
      {STEPS.map((step) => (
        <Typography key={step} component="li">
          {step}
        </Typography>
      ))}
    </Stack>
  );
}
