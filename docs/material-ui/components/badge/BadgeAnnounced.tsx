import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import { visuallyHidden } from '@mui/utils';

export default function BadgeAnnounced() {
  const [bulbs, setBulbs] = React.useState(0);
  const text = `${bulbs} bulbs in the basket`;

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      alignItems="center"
    >
      <Button variant="outlined" onClick={() => setBulbs(bulbs + 25)}>
        Add 25 crocus
      </Button>
      <IconButton
        aria-label={`Empty the basket, ${text}`}
        onClick={() => setBulbs(0)}
      >
        <Badge badgeContent={bulbs} max={999} color="primary">
          <ShoppingBasket />
        </Badge>
      </IconButton>
      <Box component="span" role="status" sx={visuallyHidden}>
        {text}
      </Box>
    </Stack>
  );
}
