import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

export default function BadgeZero() {
  const [items, setItems] = React.useState(1);
  const [showZero, setShowZero] = React.useState(false);

  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={2}
      alignItems="center"
    >
      <Badge
        badgeContent={items}
        showZero={showZero}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <ShoppingCart />
      </Badge>
      <Typography role="status" level="body-sm">
        Items in the cart: {items}
      </Typography>
      <Button size="sm" onClick={() => setItems(items + 1)}>
        Add
      </Button>
      <Button size="sm" variant="outlined" onClick={() => setItems(0)}>
        Empty the cart
      </Button>
      <Checkbox
        label="Show zero"
        checked={showZero}
        onChange={(event) => setShowZero(event.target.checked)}
      />
    </Stack>
  );
}
