import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import Edit from '@mui/icons-material/Edit';

export default function FabAbsolute() {
  return (
    <Card variant="outlined">
      <Box sx={{ position: 'relative', height: 96, bgcolor: 'action.selected' }}>
        <Fab
          size="medium"
          color="primary"
          aria-label="Edit profile"
          sx={{
            position: 'absolute',
            insetInlineEnd: 16,
            insetBlockEnd: 0,
            transform: 'translateY(50%)',
          }}
        >
          <Edit />
        </Fab>
      </Box>
      <CardContent>
        <Typography component="h3" variant="h6">
          Mia Chen
        </Typography>
        <Typography color="text.secondary">Product designer</Typography>
      </CardContent>
    </Card>
  );
}
