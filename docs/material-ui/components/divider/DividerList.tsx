import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const files = ['contract.pdf', 'invoice.pdf', 'logo.svg'];

export default function DividerList() {
  return (
    <List aria-label="Files">
      {files.map((file, index) => (
        <React.Fragment key={file}>
          {index > 0 && <Divider component="li" aria-hidden />}
          <ListItem>
            <ListItemText primary={file} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
