import { Box } from '@mui/system';

export default function BordersBasic() {
  return (
    <Box
      sx={{
        p: 2,
        border: 1,
        borderColor: 'light-dark(#7a8ca5, #7d8ea6)',
        borderRadius: 2,
      }}
    >
      Order 1042 is on its way.
    </Box>
  );
}
