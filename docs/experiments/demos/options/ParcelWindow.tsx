import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const TOWNS = [
  'Bergen',
  'Tartu',
  'Gdynia',
  'Umeå',
  'Odense',
  'Turku',
  'Lübeck',
  'Riga',
];

export default function ParcelWindow() {
  return (
    <Box>
      <AppBar position="sticky" component="div">
        <Toolbar>
          <Typography variant="h6" component="p">
            Parcels
          </Typography>
        </Toolbar>
      </AppBar>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          p: 2,
        }}
      >
        {TOWNS.map((town) => (
          <Paper key={town} variant="outlined" sx={{ p: 2 }}>
            {town}
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
