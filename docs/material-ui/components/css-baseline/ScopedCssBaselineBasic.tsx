import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedCssBaselineBasic() {
  return (
    <Box sx={{ fontFamily: 'Georgia, serif', fontSize: 19, lineHeight: 1.2 }}>
      <p>The shop around the widget is set in Georgia.</p>
      <Paper
        component={ScopedCssBaseline}
        variant="outlined"
        sx={{ p: 2, borderRadius: 1 }}
      >
        <b>Your cart:</b> two items, € 86.00
      </Paper>
    </Box>
  );
}
