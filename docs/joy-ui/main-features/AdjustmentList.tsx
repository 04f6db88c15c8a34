import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import FolderIcon from '@mui/icons-material/Folder';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustmentList() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      {sizes.map((size) => (
        <Sheet key={size} variant="outlined" sx={{ borderRadius: 'lg' }}>
          <List size={size} sx={{ '--List-padding': '6px' }}>
            {['Invoices', 'Contracts'].map((name, index) => (
              <ListItem key={name}>
                <ListItemButton selected={index === 0}>
                  <ListItemDecorator>
                    <FolderIcon />
                  </ListItemDecorator>
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Sheet>
      ))}
    </Stack>
  );
}
