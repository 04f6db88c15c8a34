import { Container } from '@mui/system';

export default function ContainerBasic() {
  return (
    <Container component="section" maxWidth="sm">
      <h2>Projects</h2>
      <p>
        Twelve projects are active. The text is 552 px wide at most, and centred in a
        wider page.
      </p>
    </Container>
  );
}
