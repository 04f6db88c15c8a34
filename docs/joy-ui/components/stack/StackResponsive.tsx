import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const STEPS = ['Choose a room', 'Choose dates', 'Pay'];

export default function StackResponsive() {
  return (
    <Stack
      component="ol"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ listStyle: 'none', m: 2, p: 0 }}
    >
      {STEPS.map((step) => (
        <Sheet
          key={step}
          component="li"
          variant="soft"
          sx={{ flex: 1, p: 2, borderRadius: 'sm' }}
        >
          {step}
        </Sheet>
      ))}
    </Stack>
  );
}
