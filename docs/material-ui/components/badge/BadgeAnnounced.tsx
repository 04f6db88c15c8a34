import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined';
import { visuallyHidden } from '@mui/utils';

export default function BadgeAnnounced() {
  const [count, setCount] = React.useState(0);

  return (
    <>
      <Button variant="outlined" onClick={() => setCount(count + 1)}>
        Add desk lamp
      </Button>
      <IconButton aria-label={`Cart, items: ${count}`} href="/material-ui/">
        <Badge badgeContent={count} color="primary">
          <ShoppingCart />
        </Badge>
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {count > 0 && `Items in the cart: ${count}`}
      </Box>
    </>
  );
}
