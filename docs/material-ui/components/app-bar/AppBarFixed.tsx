import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const LOG = Array.from({ length: 14 }, (_, watch) => `Watch ${watch + 1}`);

export default function AppBarFixed() {
  return (
    <Box>
      <AppBar component="div">
        <Toolbar>
          <Typography noWrap>Log of the Marten</Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {LOG.map((watch) => (
          <Typography key={watch} sx={{ py: 0.5 }}>
            {watch}: wind from the west, all well
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
