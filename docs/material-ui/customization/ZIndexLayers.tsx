import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function ZIndexLayers() {
  const { zIndex } = useTheme();
  const layers = Object.entries({ ...zIndex }).sort(([, a], [, b]) => a - b);
  return (
    <Stack sx={{ height: 320, position: 'relative', isolation: 'isolate' }}>
      {layers.map(([name, value], index) => (
        <Paper
          key={name}
          elevation={4}
          style={{ top: index * 36, insetInlineStart: index * 10, zIndex: value }}
          sx={{ position: 'absolute', width: 180, height: 60, px: 1, py: 0.5 }}
        >
          {name}: {value}
        </Paper>
      ))}
    </Stack>
  );
}
