import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lists, moveTask, shiftTask, type Task } from './movedTasks';

interface MoveTaskProps {
  /** Of the selected item, which may also be a list. */
  id: string | null;
  tasks: Task[];
  onMove: (tasks: Task[]) => void;
}

/** Does without a pointer what dragging does. */
export function MoveTask({ id, tasks, onMove }: MoveTaskProps) {
  const task = tasks.find((other) => other.id === id);
  if (!task)
    return <Typography sx={{ mt: 2 }}>Select a task to move it.</Typography>;

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1} sx={{ mt: 2 }}>
      <Button onClick={() => onMove(shiftTask(tasks, task.id, -1))}>Move up</Button>
      <Button onClick={() => onMove(shiftTask(tasks, task.id, 1))}>Move down</Button>
      <TextField
        select
        size="small"
        label="Move to"
        SelectProps={{ native: true }}
        value={task.list}
        onChange={(event) => onMove(moveTask(tasks, task.id, event.target.value))}
      >
        {lists.map((list) => (
          <option key={list}>{list}</option>
        ))}
      </TextField>
    </Stack>
  );
}
