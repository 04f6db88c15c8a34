import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Home from '@mui/icons-material/HomeOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Search from '@mui/icons-material/Search';

const pages = [
  { name: 'Home', icon: <Home /> },
  { name: 'Search', icon: <Search /> },
  { name: 'Account', icon: <Person /> },
];

export default function ListBottomNavigation() {
  const [current, setCurrent] = React.useState('Home');

  return (
    <List aria-label="Main" orientation="horizontal" sx={{ maxWidth: 360 }}>
      {pages.map(({ name, icon }) => (
        <ListItem key={name} sx={{ flex: 1 }}>
          <ListItemButton
            orientation="vertical"
            selected={name === current}
            aria-current={name === current}
            onClick={() => setCurrent(name)}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
