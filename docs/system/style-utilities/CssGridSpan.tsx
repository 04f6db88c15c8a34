import { Box } from '@mui/system';

const tiles = [
  { title: 'Revenue', sx: { gridColumn: 'span 2' } },
  { title: 'Tasks', sx: { gridRow: 'span 2' } },
  { title: 'Visits', sx: {} },
  { title: 'Returns', sx: {} },
  { title: 'Notes', sx: { gridColumn: '1 / -1' } },
];

export default function CssGridSpan() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridAutoRows: 64,
        gap: 1,
      }}
    >
      {tiles.map(({ title, sx }) => (
        <Box
          key={title}
          sx={[{ p: 1, bgcolor: 'light-dark(#ffe3d1, #4a2a17)' }, sx]}
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}
