import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const orders = [
  { status: 'Paid', color: 'success' },
  { status: 'Open', color: 'warning' },
  { status: 'Refused', color: 'danger' },
] as const;

export default function OverviewVariants() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={1}>
          {orders.map(({ status, color }) => (
            <Chip key={status} variant={variant} color={color}>
              {status}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
