import { Box, Container } from '@mui/system';

export default function ContainerFixed() {
  return (
    <Container fixed maxWidth="md">
      <Box sx={{ py: 4, textAlign: 'center', border: '1px dashed' }}>
        600 or 900 px, with the gutters
      </Box>
    </Container>
  );
}
