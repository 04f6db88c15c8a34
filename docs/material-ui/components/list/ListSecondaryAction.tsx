import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

const projects = { 'Website relaunch': '/material-ui/', 'Mobile app': '/joy-ui/' };

export default function ListSecondaryAction() {
  const [starred, setStarred] = React.useState<Record<string, boolean>>({});

  return (
    <List aria-label="Projects">
      {Object.entries(projects).map(([name, href]) => (
        <ListItem
          key={name}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Star ${name}`}
              aria-pressed={Boolean(starred[name])}
              onClick={() => setStarred({ ...starred, [name]: !starred[name] })}
            >
              {starred[name] ? <Star /> : <StarBorder />}
            </IconButton>
          }
        >
          <ListItemButton component="a" href={href}>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
