import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import { keyframes } from '@mui/material/styles';

const pulse = keyframes({
  from: { transform: 'scale(1)', opacity: 1 },
  to: { transform: 'scale(2.5)', opacity: 0 },
});

export default function BadgePulse() {
  return (
    <Badge
      variant="dot"
      overlap="circular"
      color="success"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{
        '& .MuiBadge-badge::after': {
          content: '""',
          position: 'absolute',
          inset: 0,
          borderRadius: '50%',
          border: '1px solid',
          borderColor: 'success.main',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: `${pulse} 1.2s 5`,
          },
        },
      }}
    >
      <Avatar
        role="img"
        aria-label="Mia Chen, online"
        sx={{ bgcolor: 'text.primary' }}
      >
        M
      </Avatar>
    </Badge>
  );
}
