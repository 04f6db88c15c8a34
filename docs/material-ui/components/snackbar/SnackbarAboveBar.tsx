import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';

const BAR_HEIGHT = 64;

export default function SnackbarAboveBar() {
  const [open, setOpen] = React.useState(false);
  const [servings, setServings] = React.useState(4);

  const handleAdd = () => {
    setServings(servings + 1);
    setOpen(true);
  };

  return (
    <Box sx={{ p: 2, color: 'text.primary' }}>
      <Typography>Lentil soup for {servings}</Typography>
      <Paper
        square
        variant="outlined"
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          height: BAR_HEIGHT,
          px: 2,
          display: 'flex',
          alignItems: 'center',
        }}
      >
        <Button variant="contained" fullWidth onClick={handleAdd}>
          One more at the table
        </Button>
      </Paper>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message={`Quantities are for ${servings} now.`}
        sx={{ bottom: { xs: BAR_HEIGHT + 8, sm: BAR_HEIGHT + 24 } }}
      />
    </Box>
  );
}
