import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Summary = styled('summary')(({ theme }) => ({
  ...theme.typography.body1,
  cursor: 'pointer',
}));

export default function TypographySx() {
  return (
    <details>
      <Summary>Which payment methods are there?</Summary>
      <Box component="ul" sx={{ typography: 'body2' }}>
        <li>Card</li>
        <li>Bank transfer</li>
      </Box>
    </details>
  );
}
