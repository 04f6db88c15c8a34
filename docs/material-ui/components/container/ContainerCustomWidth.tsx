import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerCustomWidth() {
  return (
    <Container maxWidth={false} sx={{ maxWidth: 360, bgcolor: 'action.hover' }}>
      <Typography>360 pixels at most, on every screen</Typography>
    </Container>
  );
}
