import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function ContainerFixed() {
  return (
    <Box sx={{ bgcolor: 'action.selected', height: 1 }}>
      <Container fixed sx={{ bgcolor: 'background.paper', py: 3 }}>
        As wide as the last breakpoint that fits
      </Container>
    </Box>
  );
}
