import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerStyles() {
  return (
    <Stack spacing={3}>
      <Divider
        role="presentation"
        sx={{
          '--Divider-thickness': '3px',
          '--Divider-lineColor': 'var(--joy-palette-primary-500)',
          '--Divider-gap': '16px',
        }}
      >
        Thick and blue
      </Divider>
      <Divider
        sx={{
          bgcolor: 'transparent',
          borderTop: '2px dashed',
          borderColor: 'divider',
        }}
      />
      <Divider
        sx={{
          '--Divider-thickness': '2px',
          background: 'linear-gradient(to right, transparent, gray, transparent)',
        }}
      />
    </Stack>
  );
}
