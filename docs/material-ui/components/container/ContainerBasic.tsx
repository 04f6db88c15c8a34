import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBasic() {
  return (
    <Container maxWidth="xs" sx={{ py: 2, bgcolor: 'action.hover' }}>
      <Typography variant="h6" component="h3">
        Projects
      </Typography>
      <Typography>
        Three projects are active. Two of them are due this week.
      </Typography>
    </Container>
  );
}
