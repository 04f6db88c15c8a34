import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Label, Option, slots } from './parts';

interface Project {
  id: number;
  name: string;
  dueDate: string;
}

/** As from a server: new objects each time. */
const loadProjects = (): Project[] => [
  { id: 7, name: 'Website', dueDate: '3 May' },
  { id: 8, name: 'Price list', dueDate: '12 June' },
];

const isSameProject = (a: Project, b: Project) => a.id === b.id;

export default function SelectObjects() {
  const id = React.useId();
  const [project, setProject] = React.useState<Project | null>(loadProjects()[0]!);

  return (
    <div>
      <Label htmlFor={id}>Project</Label>
      <Select
        id={id}
        value={project}
        onChange={(_event, newProject) => setProject(newProject)}
        areOptionsEqual={isSameProject}
        slots={slots}
      >
        {loadProjects().map((option) => (
          <Option key={option.id} value={option}>
            {option.name}
          </Option>
        ))}
      </Select>
      <p aria-live="polite">Due: {project?.dueDate}</p>
    </div>
  );
}
