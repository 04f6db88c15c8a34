import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFocusRing() {
  return (
    <Stack spacing={2}>
      <Input
        aria-label="Ring outside the border"
        placeholder="Ring outside the border"
        sx={{
          '--Input-focusedInset': 'var(--any, )',
          '--Input-focusedThickness': '0.25rem',
          '--Input-focusedHighlight': 'rgb(13 110 253 / 0.25)',
          '&::before': { transition: 'box-shadow 0.15s ease-in-out' },
          '&:focus-within': { borderColor: 'primary.400' },
        }}
      />
      <Input
        aria-label="Underline only"
        placeholder="Underline only"
        variant="plain"
        sx={{
          '--Input-radius': '0px',
          '--Input-focusedThickness': '0px',
          borderBottom: '2px solid',
          borderColor: 'neutral.outlinedBorder',
          '&:focus-within': { borderColor: 'primary.500' },
        }}
      />
    </Stack>
  );
}
