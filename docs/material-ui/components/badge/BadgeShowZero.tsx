import * as React from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TaskAlt from '@mui/icons-material/TaskAlt';

export default function BadgeShowZero() {
  const [tasks, setTasks] = React.useState(0);

  return (
    <Stack direction="row" spacing={5} alignItems="center">
      <Badge badgeContent={tasks} color="primary">
        <TaskAlt titleAccess={`${tasks} tasks`} />
      </Badge>
      <Badge badgeContent={tasks} color="primary" showZero>
        <TaskAlt titleAccess={`${tasks} tasks, with showZero`} />
      </Badge>
      <Button onClick={() => setTasks(tasks === 0 ? 1 : 0)}>
        {tasks === 0 ? 'Add a task' : 'Complete the task'}
      </Button>
    </Stack>
  );
}
