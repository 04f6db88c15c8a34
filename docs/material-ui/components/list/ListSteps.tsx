import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const STEPS = [
  { do: 'Soak the paper', hint: 'Ten minutes, then blot' },
  { do: 'Ink the plate', hint: 'Warm it first, wipe in circles' },
  { do: 'Pull the print', hint: 'One turn, without a stop' },
];

export default function ListSteps() {
  return (
    <List component="ol" sx={{ counterReset: 'step' }}>
      {STEPS.map((step) => (
        <ListItem
          key={step.do}
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
          <ListItemText primary={step.do} secondary={step.hint} />
        </ListItem>
      ))}
    </List>
  );
}
