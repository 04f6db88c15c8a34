import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { firstTasks, lists, moveTask, type Task } from './movedTasks';
import { MoveTask } from './MoveTask';

export default function TreeViewDragDrop() {
  const [tasks, setTasks] = React.useState(firstTasks);
  const [expanded, setExpanded] = React.useState(lists);
  const [selected, setSelected] = React.useState<string | null>('Update icons');

  const getDropProps = (list: string, before?: string) => ({
    tabIndex: undefined,
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const id = event.dataTransfer.getData('text/plain');
      setTasks(moveTask(tasks, id, list, before));
    },
  });

  const renderTask = ({ id, list }: Task, index: number) => (
    <TreeItem
      key={`${index} ${id}`}
      nodeId={id}
      label={id}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
      {...getDropProps(list, id)}
    />
  );

  return (
    <>
      <TreeView
        aria-label="Tasks"
        defaultCollapseIcon={<RemoveIcon />}
        defaultExpandIcon={<AddIcon />}
        expanded={expanded.filter((id) => tasks.some(({ list }) => list === id))}
        onNodeToggle={(_event, ids) => setExpanded(ids)}
        selected={selected}
        onNodeSelect={(_event, id) => setSelected(id)}
      >
        {lists.map((id) => (
          <TreeItem key={id} nodeId={id} label={id} {...getDropProps(id)}>
            {tasks.filter(({ list }) => list === id).map(renderTask)}
          </TreeItem>
        ))}
      </TreeView>
      <MoveTask id={selected} tasks={tasks} onMove={setTasks} />
    </>
  );
}
