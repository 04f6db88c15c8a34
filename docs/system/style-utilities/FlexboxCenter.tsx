import { Box } from '@mui/system';

export default function FlexboxCenter() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        height: 140,
        border: '1px dashed light-dark(#6b6b6b, #9a9a9a)',
      }}
    >
      No results
    </Box>
  );
}
