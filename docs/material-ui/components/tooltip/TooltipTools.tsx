import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Brush from '@mui/icons-material/BrushOutlined';
import Colorize from '@mui/icons-material/ColorizeOutlined';
import FormatColorFill from '@mui/icons-material/FormatColorFillOutlined';
import Straighten from '@mui/icons-material/StraightenOutlined';

const TOOLS = [
  { name: 'Brush', icon: <Brush /> },
  { name: 'Fill an area', icon: <FormatColorFill /> },
  { name: 'Pick a colour', icon: <Colorize /> },
  { name: 'Measure', icon: <Straighten /> },
];

export default function TooltipTools() {
  const [tool, setTool] = React.useState('Brush');

  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Tools">
      {TOOLS.map(({ name, icon }) => (
        <Tooltip key={name} title={name} placement="top">
          <IconButton
            color={name === tool ? 'primary' : 'default'}
            aria-pressed={name === tool}
            onClick={() => setTool(name)}
          >
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
