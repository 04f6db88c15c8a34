import { Box } from '@mui/system';

const parts = [
  { name: 'Documents', width: 1 / 4, color: 'light-dark(#9cc4ff, #2d5591)' },
  { name: 'Photos', width: 0.5, color: 'light-dark(#ffd08a, #7a5313)' },
];

export default function SizingWidth() {
  return (
    <Box sx={{ width: 1, maxWidth: 400, boxSizing: 'border-box', border: 1 }}>
      {parts.map(({ name, width, color }) => (
        <Box key={name} sx={{ width, py: 1, bgcolor: color }}>
          {name}
        </Box>
      ))}
    </Box>
  );
}
