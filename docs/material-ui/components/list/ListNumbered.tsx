import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const steps = {
  'Export your contacts': 'In the settings of your old account',
  'Upload the file': 'CSV, up to 10 MB',
  'Check the columns': 'Name and email are required',
};

export default function ListNumbered() {
  return (
    <List component="ol" sx={{ counterReset: 'step' }}>
      {Object.entries(steps).map(([step, hint]) => (
        <ListItem
          key={step}
          alignItems="flex-start"
          sx={{
            counterIncrement: 'step',
            '&::before': {
              content: 'counter(step)',
              flexShrink: 0,
              width: 40,
              typography: 'h5',
              color: 'text.secondary',
            },
          }}
        >
          <ListItemText primary={step} secondary={hint} />
        </ListItem>
      ))}
    </List>
  );
}
