import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const PlanCard = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'recommended',
})<{ recommended?: boolean }>(({ theme, recommended }) => ({
  padding: theme.spacing(2),
  border: `2px solid ${theme.palette.divider}`,
  ...(recommended && {
    borderColor: theme.palette.primary.main,
    boxShadow: theme.shadows[4],
  }),
}));

export default function CustomizeStyledProps() {
  return (
    <Stack direction="row" spacing={2}>
      <PlanCard>Basic</PlanCard>
      <PlanCard recommended>Team</PlanCard>
    </Stack>
  );
}
