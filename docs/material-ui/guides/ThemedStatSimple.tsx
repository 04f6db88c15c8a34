import { styled } from '@mui/material/styles';

const StatValue = styled('p', { name: 'StatValue', slot: 'root' })(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  padding: theme.spacing(1, 2),
  color: theme.palette.text.primary,
  borderInlineStart: `4px solid ${theme.palette.primary.main}`,
}));

export default function ThemedStatSimple() {
  return <StatValue sx={{ my: 1 }}>1,284 orders</StatValue>;
}
