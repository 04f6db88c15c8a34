import { Box } from '@mui/system';

const shapes = [
  { label: '1', borderRadius: 1 },
  { label: '4', borderRadius: 4 },
  { label: '50%', borderRadius: '50%' },
  { label: '999px', borderRadius: '999px', width: 112 },
  { label: '0 to 3', borderRadius: { xs: 0, sm: 3 } },
];

export default function BordersRadius() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {shapes.map(({ label, borderRadius, width = 64 }) => (
        <Box
          key={label}
          sx={{
            width,
            borderRadius,
            lineHeight: '64px',
            textAlign: 'center',
            bgcolor: 'light-dark(#d8f0f5, #143a44)',
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
