import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import type { ButtonProps } from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const orders: { color: ButtonProps['color']; action: string }[] = [
  { color: 'primary', action: 'Ship' },
  { color: 'neutral', action: 'Edit' },
  { color: 'success', action: 'Settle' },
  { color: 'warning', action: 'Hold' },
  { color: 'danger', action: 'Void' },
];

export default function ButtonVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 520, mx: 'auto' }}>
      {orders.map(({ color, action }) => (
        <Box
          key={color}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'center',
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: '5rem repeat(4, 1fr)' },
          }}
        >
          <Typography
            level="body-sm"
            sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          >
            {color}
          </Typography>
          <Button color={color} variant="solid">
            {action}
          </Button>
          <Button color={color} variant="soft">
            {action}
          </Button>
          <Button color={color} variant="outlined">
            {action}
          </Button>
          <Button color={color} variant="plain">
            {action}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
