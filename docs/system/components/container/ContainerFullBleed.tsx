import { Box, Container } from '@mui/system';

export default function ContainerFullBleed() {
  return (
    <Container maxWidth="xs" disableGutters component="article">
      <Box
        role="img"
        aria-label="Map of the delivery area"
        sx={{
          height: 90,
          background: 'linear-gradient(135deg, #9cc7b5, #3d7a86)',
        }}
      />
      <Box component="p" sx={{ px: 2 }}>
        We deliver to Porto and the towns around it.
      </Box>
    </Container>
  );
}
