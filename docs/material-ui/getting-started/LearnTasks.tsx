import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LearnTasks() {
  const [tasks, setTasks] = React.useState(['Send invoice', 'Call the client']);

  const addTask = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    if (title && !tasks.includes(title)) setTasks([...tasks, title]);
    event.currentTarget.reset();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Stack direction="row" spacing={1} component="form" onSubmit={addTask}>
        <TextField name="title" label="New task" size="small" autoComplete="off" />
        <Button type="submit" variant="contained">
          Add
        </Button>
      </Stack>
      <List>
        {tasks.map((task) => (
          <ListItem key={task} divider>
            <ListItemText primary={task} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
