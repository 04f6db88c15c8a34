import Box from '@mui/joy/Box';
import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function ScopedCssBaselineBasic() {
  return (
    <Box sx={{ fontFamily: 'Courier, monospace', lineHeight: 1.1 }}>
      <p>A page with styles of its own, in Courier.</p>
      <ScopedCssBaseline
        component="section"
        aria-label="Booking widget"
        sx={{ p: 2, borderRadius: 'md', boxShadow: 'md' }}
      >
        <b>Table for two:</b> Friday at 19:30
      </ScopedCssBaseline>
    </Box>
  );
}
