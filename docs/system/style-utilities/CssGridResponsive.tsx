import { Box } from '@mui/system';

const quarters = ['Q1: 12,400', 'Q2: 15,100', 'Q3: 9,800', 'Q4: 17,300'];

export default function CssGridResponsive() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, 1fr)',
          lg: 'repeat(4, 1fr)',
        },
        gap: { xs: 1, sm: 2 },
      }}
    >
      {quarters.map((text) => (
        <Box key={text} sx={{ p: 2, bgcolor: 'light-dark(#e6dcff, #33264f)' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
