import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerVerticalText() {
  return (
    <Box sx={{ display: 'flex', gap: 2, minHeight: 120 }}>
      <Typography sx={{ flex: 1 }}>Upload a file from your computer.</Typography>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Paste a link to a file.</Typography>
    </Box>
  );
}
