import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerBands() {
  return (
    <Box>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', py: 3 }}>
        <Container maxWidth="sm">
          <Typography variant="h5" component="p">
            Night train to the north
          </Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Typography>
          It leaves at nine, and at six somebody knocks with coffee. In between there
          are two countries and a bridge that takes four minutes.
        </Typography>
      </Container>
      <Box sx={{ bgcolor: 'action.hover', py: 2 }}>
        <Container maxWidth="sm">
          <Button color="inherit" href="/material-ui/">
            Berths
          </Button>
          <Button color="inherit" href="/material-ui/">
            Timetable
          </Button>
        </Container>
      </Box>
    </Box>
  );
}
