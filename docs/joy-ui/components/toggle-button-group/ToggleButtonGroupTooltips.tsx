import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Tooltip from '@mui/joy/Tooltip';
import GridView from '@mui/icons-material/GridView';
import ViewList from '@mui/icons-material/ViewList';
import ViewKanban from '@mui/icons-material/ViewKanban';

const VIEWS = [
  { value: 'grid', title: 'Grid', icon: <GridView /> },
  { value: 'list', title: 'List', icon: <ViewList /> },
  { value: 'board', title: 'Board', icon: <ViewKanban /> },
];

export default function ToggleButtonGroupTooltips() {
  const [view, setView] = React.useState('grid');

  return (
    <ToggleButtonGroup
      variant="soft"
      aria-label="View"
      value={view}
      onChange={(_event, newView) => setView(newView ?? view)}
    >
      {VIEWS.map(({ value, title, icon }) => (
        <Tooltip key={value} title={title}>
          <IconButton value={value}>{icon}</IconButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
