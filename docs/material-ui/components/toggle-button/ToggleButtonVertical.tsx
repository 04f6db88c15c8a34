import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';

const views = {
  List: <ViewListOutlined />,
  Board: <ViewKanbanOutlined />,
  Calendar: <CalendarMonthOutlined />,
};

export default function ToggleButtonVertical() {
  const [view, setView] = React.useState('Board');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="View"
      value={view}
      onChange={(_event, next: string | null) => setView(next ?? view)}
    >
      {Object.entries(views).map(([name, icon]) => (
        <Tooltip key={name} title={name} placement="right">
          <ToggleButton value={name}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
