import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const WIDTH = 160;

export default function DrawerByWidth() {
  const wide = useMediaQuery('(min-width: 480px)');
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', color: 'text.primary' }}>
      <Drawer
        variant={wide ? 'permanent' : 'temporary'}
        open={wide || open}
        onClose={() => setOpen(false)}
        PaperProps={
          wide
            ? {}
            : {
                role: 'dialog',
                'aria-modal': true,
                'aria-label': 'Ingredients',
              }
        }
        sx={{
          width: wide ? WIDTH : 0,
          '& .MuiDrawer-paper': { width: WIDTH, p: 2 },
        }}
      >
        <Typography gutterBottom>400 g flour</Typography>
        <Typography gutterBottom>7 g yeast</Typography>
        <Typography>260 ml water</Typography>
        {!wide && (
          <Button onClick={() => setOpen(false)} sx={{ mt: 'auto' }}>
            Close
          </Button>
        )}
      </Drawer>
      <Box sx={{ p: 2 }}>
        {!wide && (
          <Button
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ mb: 1 }}
          >
            Ingredients
          </Button>
        )}
        <Typography>
          Dissolve the yeast in the water, knead for ten minutes and let it rest.
        </Typography>
      </Box>
    </Box>
  );
}
