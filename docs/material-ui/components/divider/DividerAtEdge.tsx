import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

const PAGES = [
  'Frost on the inside of the pane.',
  'The well froze for the first time.',
];

export default function DividerAtEdge() {
  return (
    <div>
      {PAGES.map((page) => (
        <Box key={page} sx={{ position: 'relative', p: 2, bgcolor: 'action.hover' }}>
          <Typography>{page}</Typography>
          <Divider absolute aria-hidden />
        </Box>
      ))}
    </div>
  );
}
