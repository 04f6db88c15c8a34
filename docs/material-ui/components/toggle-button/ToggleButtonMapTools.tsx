import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import StraightenRounded from '@mui/icons-material/StraightenRounded';

const TOOLS = [
  { name: 'Move the map', icon: <PanToolOutlined />, hint: 'Drag the map.' },
  { name: 'Measure', icon: <StraightenRounded />, hint: 'Press two points.' },
  { name: 'Add a well', icon: <AddLocationAltOutlined />, hint: 'Press its place.' },
];

export default function ToggleButtonMapTools() {
  const [tool, setTool] = React.useState('Measure');

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        aria-label="Tool"
        value={tool}
        onChange={(_event, next: string | null) => setTool(next ?? tool)}
      >
        {TOOLS.map(({ name, icon }) => (
          <Tooltip key={name} title={name} placement="left">
            <ToggleButton value={name}>{icon}</ToggleButton>
          </Tooltip>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" color="text.secondary">
        {TOOLS.find(({ name }) => name === tool)?.hint}
      </Typography>
    </Stack>
  );
}
