import Box from '@mui/material/Box';
import OldGrid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const files = ['Contract', 'Invoice', 'Receipt'];
const frame = { m: 3, border: 1, borderColor: 'divider' };
const cell = { p: 1, bgcolor: 'action.hover', outline: '1px dashed' };

export default function MigratedGridEdges() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2">Grid: one gap, left and top</Typography>
      <Box sx={frame}>
        <OldGrid container spacing={2} sx={{ bgcolor: 'action.selected' }}>
          {files.map((file) => (
            <OldGrid key={file} item xs={4}>
              <Box sx={cell}>{file}</Box>
            </OldGrid>
          ))}
        </OldGrid>
      </Box>
      <Typography variant="body2">Grid v2: half a gap on all sides</Typography>
      <Box sx={frame}>
        <Grid container spacing={2} sx={{ bgcolor: 'action.selected' }}>
          {files.map((file) => (
            <Grid key={file} xs={4}>
              <Box sx={cell}>{file}</Box>
            </Grid>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}
