import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBackground() {
  return (
    <div>
      <Box sx={{ py: 3, color: 'primary.contrastText', bgcolor: 'primary.main' }}>
        <Container maxWidth="sm">
          <Typography variant="h5" component="h3">
            Plan projects together
          </Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        Boards, calendars and files in one place.
      </Container>
      <Box sx={{ py: 2, bgcolor: 'action.hover' }}>
        <Container maxWidth="sm">
          <Typography variant="body2">Contact, imprint, privacy</Typography>
        </Container>
      </Box>
    </div>
  );
}
