import { Container } from '@mui/system';

export default function ContainerCustomWidth() {
  return (
    <Container maxWidth={false} sx={{ maxWidth: '45ch', px: { xs: 1, sm: 4 } }}>
      A line of 45 to 75 characters is easy to follow. The limit here is 45 times the
      width of the digit 0, padding not counted.
    </Container>
  );
}
