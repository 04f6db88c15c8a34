export interface Task {
  /** Also its name. */
  id: string;
  list: string;
}

export const lists = ['To do', 'In progress', 'Done'];

export const firstTasks: Task[] = [
  { id: 'Write tests', list: 'To do' },
  { id: 'Update icons', list: 'To do' },
  { id: 'Review search', list: 'To do' },
  { id: 'Fix header', list: 'In progress' },
];

/** Moves a task before another one, or to the end of the list; unknown ids are ignored. */
export function moveTask(
  tasks: readonly Task[],
  id: string,
  list: string,
  before?: string,
): Task[] {
  const others = tasks.filter((task) => task.id !== id);
  if (id === before || others.length === tasks.length) return [...tasks];
  const found = others.findIndex((task) => task.id === before);
  const index = found === -1 ? others.length : found;
  return [...others.slice(0, index), { id, list }, ...others.slice(index)];
}

/** Moves a task by one place in its list, which it does not leave. */
export function shiftTask(tasks: readonly Task[], id: string, by: -1 | 1): Task[] {
  const list = tasks.find((task) => task.id === id)?.list ?? '';
  const siblings = tasks.filter((task) => task.list === list);
  const index = siblings.findIndex((task) => task.id === id) + by;
  if (index < 0) return [...tasks];
  return moveTask(tasks, id, list, siblings[by === 1 ? index + 1 : index]?.id);
}
