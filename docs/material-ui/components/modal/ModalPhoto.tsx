import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Typography from '@mui/material/Typography';

export default function ModalPhoto() {
  const captionId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Look at the glaze
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Box
          role="dialog"
          aria-modal
          aria-labelledby={captionId}
          sx={{
            width: '100%',
            maxWidth: 420,
            bgcolor: 'background.paper',
            outline: 0,
          }}
        >
          <Box
            sx={{
              height: 200,
              background:
                'radial-gradient(circle at 30% 40%, #a8d5c2, #2d6a6a 55%, #12343b)',
            }}
          />
          <Box sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center' }}>
            <Typography id={captionId} sx={{ flexGrow: 1 }}>
              Celadon over iron slip
            </Typography>
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Box>
        </Box>
      </Modal>
    </React.Fragment>
  );
}
