import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Brush from '@mui/icons-material/BrushOutlined';
import Colorize from '@mui/icons-material/ColorizeOutlined';
import FormatColorFill from '@mui/icons-material/FormatColorFillOutlined';
import Straighten from '@mui/icons-material/StraightenOutlined';

const tools = [
  { name: 'Draw', icon: <Brush /> },
  { name: 'Fill', icon: <FormatColorFill /> },
  { name: 'Pick a colour', icon: <Colorize /> },
  { name: 'Measure', icon: <Straighten /> },
];

export default function TooltipTools() {
  return (
    <Stack direction="row" spacing={1} role="group" aria-label="Tools">
      {tools.map(({ name, icon }) => (
        <Tooltip key={name} title={name}>
          <IconButton>{icon}</IconButton>
        </Tooltip>
      ))}
    </Stack>
  );
}
