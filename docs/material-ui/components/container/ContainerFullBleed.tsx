import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerFullBleed() {
  return (
    <Container maxWidth="sm" sx={{ border: 1, borderColor: 'divider', py: 1 }}>
      <Typography>Office chair, grey</Typography>
      <Box
        role="img"
        aria-label="Office chair"
        sx={{
          height: 96,
          mx: { xs: -2, sm: -3 },
          my: 1,
          bgcolor: 'action.selected',
        }}
      />
      <Typography variant="body2">Delivered in three days</Typography>
    </Container>
  );
}
