import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Add from '@mui/icons-material/Add';

export default function FabSizes() {
  return (
    <Stack spacing={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack key={size} direction="row" spacing={2} alignItems="center">
          <Fab size={size} color="primary" aria-label={`New task, ${size}`}>
            <Add fontSize={size === 'small' ? 'small' : 'medium'} />
          </Fab>
          <Fab size={size} color="primary" variant="extended">
            <Add fontSize="small" sx={{ marginInlineEnd: 0.5 }} />
            Task
          </Fab>
        </Stack>
      ))}
    </Stack>
  );
}
