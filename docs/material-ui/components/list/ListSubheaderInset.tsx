import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import Folder from '@mui/icons-material/FolderOutlined';

export default function ListSubheaderInset() {
  const id = React.useId();

  return (
    <List
      aria-labelledby={id}
      subheader={
        <ListSubheader id={id} color="primary" inset disableSticky>
          Shared with you
        </ListSubheader>
      }
    >
      {['Contracts', 'Photos'].map((name) => (
        <ListItem key={name} dense>
          <ListItemIcon>
            <Folder />
          </ListItemIcon>
          <ListItemText
            disableTypography
            primary={<Typography fontWeight={500}>{name}</Typography>}
          />
        </ListItem>
      ))}
    </List>
  );
}
