import { Box, Container } from '@mui/system';

export default function ContainerBackground() {
  return (
    <>
      <Box sx={{ py: 2, color: '#fff', bgcolor: '#234b73' }}>
        <Container>Shop</Container>
      </Box>
      <Container component="section" sx={{ py: 4 }}>
        New in May
      </Container>
      <Box sx={{ py: 2, bgcolor: 'light-dark(#e9e9ec, #2c2c31)' }}>
        <Container>Terms and privacy</Container>
      </Box>
    </>
  );
}
