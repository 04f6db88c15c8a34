import { Box, styled } from '@mui/system';

const Note = styled('p')({
  margin: 0,
  padding: 16,
  borderRadius: 999,
  color: '#fff',
  background: '#000',
  textAlign: 'center',
});

export default function HarbourNote() {
  return (
    <Box sx={{ pt: 2 }}>
      <Note>The office opens with the tide.</Note>
    </Box>
  );
}
