import { Container } from '@mui/system';

export default function ContainerFullHeight() {
  return (
    <Container
      maxWidth="xs"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 1,
        minHeight: '100vh',
      }}
    >
      <label htmlFor="container-full-height">Email</label>
      <input id="container-full-height" type="email" autoComplete="email" />
      <button type="button">Send sign-in link</button>
    </Container>
  );
}
