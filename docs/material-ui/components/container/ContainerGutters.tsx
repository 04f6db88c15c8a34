import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerGutters() {
  return (
    <Container maxWidth="sm" sx={{ py: 2 }}>
      <Typography gutterBottom>The weir in four states</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, 1fr)',
          mx: { xs: -2, sm: -3 },
        }}
      >
        {['#8ab6c9', '#6f9db3', '#4d7a92', '#2f5569'].map((color) => (
          <Box key={color} sx={{ height: 96, bgcolor: color }} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        March, May, August, November
      </Typography>
    </Container>
  );
}
