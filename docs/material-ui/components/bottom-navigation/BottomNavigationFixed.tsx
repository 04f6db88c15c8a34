import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Receipt from '@mui/icons-material/Receipt';
import Settings from '@mui/icons-material/Settings';

const invoices = Array.from({ length: 14 }, (_, index) => `Invoice ${2040 + index}`);

export default function BottomNavigationFixed() {
  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      {invoices.map((invoice) => (
        <Typography key={invoice} sx={{ p: 1 }}>
          {invoice}
        </Typography>
      ))}
      <Paper
        square
        elevation={3}
        sx={{
          position: 'fixed',
          bottom: 0,
          insetInline: 0,
          zIndex: 'appBar',
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <BottomNavigation showLabels value={0}>
          <BottomNavigationAction label="Invoices" icon={<Receipt />} />
          <BottomNavigationAction label="Settings" icon={<Settings />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
