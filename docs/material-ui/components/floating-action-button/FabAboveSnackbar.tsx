import * as React from 'react';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import LocalCafeOutlined from '@mui/icons-material/LocalCafeOutlined';

export default function FabAboveSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Typography color="text.secondary">The kiln has room for six cups.</Typography>
      <Fab
        color="secondary"
        aria-label="Add a cup"
        onClick={() => setOpen(true)}
        sx={{
          position: 'fixed',
          insetInlineEnd: 16,
          insetBlockEnd: open ? 80 : 16,
          transition: (theme) => theme.transitions.create('inset-block-end'),
        }}
      >
        <LocalCafeOutlined />
      </Fab>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        message="The cup is in the kiln."
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
      />
    </div>
  );
}
