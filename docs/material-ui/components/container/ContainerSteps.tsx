import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const KINDS = [
  { fixed: false, text: 'Fluid: as wide as the window allows' },
  { fixed: true, text: 'Fixed: as wide as the last breakpoint' },
];

export default function ContainerSteps() {
  return (
    <Stack spacing={2} sx={{ py: 2, bgcolor: 'action.hover' }}>
      {KINDS.map(({ fixed, text }) => (
        <Container key={text} fixed={fixed} disableGutters>
          <Box sx={{ p: 2, bgcolor: 'background.paper' }}>
            <Typography>{text}</Typography>
          </Box>
        </Container>
      ))}
    </Stack>
  );
}
