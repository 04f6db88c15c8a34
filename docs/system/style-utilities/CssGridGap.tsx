import { Box } from '@mui/system';

export default function CssGridGap() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        rowGap: 1,
        columnGap: 6,
        maxWidth: 320,
        textAlign: 'end',
      }}
    >
      {['January', '1,204', 'February', '980', 'March', '1,377'].map((text) => (
        <Box key={text} sx={{ borderBottom: '1px solid' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
