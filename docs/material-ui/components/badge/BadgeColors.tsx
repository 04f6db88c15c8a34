import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { purple } from '@mui/material/colors';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';

export default function BadgeColors() {
  return (
    <Stack direction="row" spacing={4} sx={{ pt: 1 }}>
      {(['primary', 'secondary', 'success'] as const).map((color) => (
        <Badge key={color} badgeContent={5} color={color}>
          <ShoppingCart titleAccess={`5 items, ${color}`} />
        </Badge>
      ))}
      <Badge
        badgeContent={5}
        sx={{ '& .MuiBadge-badge': { bgcolor: purple[800], color: '#fff' } }}
      >
        <ShoppingCart titleAccess="5 items, purple" />
      </Badge>
    </Stack>
  );
}
