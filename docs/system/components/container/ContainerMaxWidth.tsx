import { Container } from '@mui/system';

const limits = ['xs', 'sm', 'md', false] as const;

export default function ContainerMaxWidth() {
  return limits.map((maxWidth) => (
    <Container
      key={String(maxWidth)}
      maxWidth={maxWidth}
      sx={{ my: 1, bgcolor: 'light-dark(#e7ecf3, #29313c)' }}
    >
      {maxWidth || 'false: full width'}
    </Container>
  ));
}
