import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Overflow() {
  return (
    <Box sx={{ overflow: 'hidden', bgcolor: 'action.hover' }}>
      <Grid container spacing={4} disableEqualOverflow>
        {['Inbox', 'Sent', 'Drafts'].map((folder) => (
          <Grid key={folder} xs={4}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {folder}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
