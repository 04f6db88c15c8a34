import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';

const widths = ['xs', 'sm', 'md', false] as const;

export default function ContainerMaxWidth() {
  return (
    <Stack spacing={1} useFlexGap sx={{ py: 1 }}>
      {widths.map((width) => (
        <Container
          key={String(width)}
          maxWidth={width}
          sx={{ py: 1, bgcolor: 'action.selected' }}
        >
          {String(width)}
        </Container>
      ))}
    </Stack>
  );
}
