import { Box } from '@mui/system';

export default function FlexboxBasic() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          width: 48,
          height: 48,
          borderRadius: '50%',
          bgcolor: 'light-dark(#dbe8ff, #1f3350)',
        }}
      >
        EB
      </Box>
      <div>
        <strong>Emma Brown</strong>
        <div>Product design</div>
      </div>
    </Box>
  );
}
