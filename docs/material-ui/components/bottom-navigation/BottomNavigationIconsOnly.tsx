import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Favorite from '@mui/icons-material/Favorite';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import Storefront from '@mui/icons-material/Storefront';

const places = [
  { name: 'Shop', icon: <Storefront /> },
  { name: 'Wish list', icon: <Favorite /> },
  { name: 'Cart', icon: <ShoppingCart /> },
];

export default function BottomNavigationIconsOnly() {
  const [place, setPlace] = React.useState(0);

  return (
    <BottomNavigation
      value={place}
      onChange={(_event, index: number) => setPlace(index)}
    >
      {places.map(({ name, icon }) => (
        <BottomNavigationAction key={name} aria-label={name} icon={icon} />
      ))}
    </BottomNavigation>
  );
}
