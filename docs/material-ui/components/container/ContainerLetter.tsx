import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerLetter() {
  return (
    <Box sx={{ bgcolor: 'action.hover', py: 3 }}>
      <Container maxWidth="xs">
        <Typography variant="h6" component="p" gutterBottom>
          Dear neighbours
        </Typography>
        <Typography>
          The plum tree carries more than we can eat. There is a ladder, there are
          baskets, and on Sunday there will be cake. Take what you like.
        </Typography>
      </Container>
    </Box>
  );
}
