import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

export default function CheckboxGroup() {
  const id = React.useId();

  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} level="title-sm">
        Working days
      </Typography>
      <List size="sm">
        {['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => (
          <ListItem key={day}>
            <Checkbox
              name="days"
              value={day}
              label={day}
              defaultChecked={day !== 'Friday'}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
