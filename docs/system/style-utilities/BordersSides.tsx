import { Box } from '@mui/system';

const sides = [
  { text: 'Top and bottom', sx: { borderTop: 1, borderBottom: 1 } },
  { text: 'All but left', sx: { border: 1, borderLeft: 0 } },
  { text: 'Thick start', sx: { borderInlineStart: '6px solid' } },
  { text: 'Right only', sx: { borderRight: 2 } },
];

export default function BordersSides() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {sides.map(({ text, sx }) => (
        <Box key={text} sx={[{ p: 1 }, sx]}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
