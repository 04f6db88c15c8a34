import Box from '@mui/joy/Box';

export default function BoxBasic() {
  return (
    <Box sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.level1' }}>
      Your next appointment is on Monday at 10:30.
    </Box>
  );
}
