import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';

const directions = [
  { name: 'up', by: -1, icon: <ArrowUpward /> },
  { name: 'down', by: 1, icon: <ArrowDownward /> },
];

export default function ListReorder() {
  const [tasks, setTasks] = React.useState(['Write brief', 'Design', 'Build']);

  const move = (task: string, to: number) => {
    const next = tasks.filter((other) => other !== task);
    next.splice(to, 0, task);
    setTasks(next);
  };

  return (
    <List component="ol" aria-label="Tasks by priority">
      {tasks.map((task, index) => (
        <ListItem key={task} divider>
          <ListItemText primary={task} />
          {directions.map(({ name, by, icon }) => {
            const isAtEnd = tasks[index + by] === undefined;
            return (
              <IconButton
                key={name}
                aria-label={`Move ${task} ${name}`}
                aria-disabled={isAtEnd}
                onClick={() => !isAtEnd && move(task, index + by)}
                sx={{ opacity: isAtEnd ? 0.38 : 1 }}
              >
                {icon}
              </IconButton>
            );
          })}
        </ListItem>
      ))}
    </List>
  );
}
