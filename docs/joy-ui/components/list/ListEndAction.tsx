import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Delete from '@mui/icons-material/DeleteOutlined';

export default function ListEndAction() {
  const [files, setFiles] = React.useState([
    'contract.pdf',
    'logo.svg',
    'plan.xlsx',
  ]);

  return (
    <List aria-label="Files">
      {files.map((file) => (
        <ListItem
          key={file}
          endAction={
            <IconButton
              size="sm"
              color="danger"
              aria-label={`Delete ${file}`}
              onClick={() => setFiles(files.filter((other) => other !== file))}
            >
              <Delete />
            </IconButton>
          }
        >
          <ListItemButton component="a" href="/joy-ui/react-button/">
            {file}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
