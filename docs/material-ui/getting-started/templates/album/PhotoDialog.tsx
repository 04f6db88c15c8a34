import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { formatExposure, formatMonth } from './data';
import LikeButton from './LikeButton';
import type { AlbumState } from './useAlbum';

interface PhotoDialogProps {
  state: AlbumState;
  onClosed: () => void;
}

/** One photo at a time. Arrow keys go to the next one. */
export default function PhotoDialog({ state, onClosed }: PhotoDialogProps) {
  const titleId = React.useId();
  const { direction } = useTheme();
  const { photo, position, shown, step } = state;
  const [Back, Forward] =
    direction === 'rtl' ? [ArrowForward, ArrowBack] : [ArrowBack, ArrowForward];
  const forward = direction === 'rtl' ? -1 : 1;

  return (
    <Dialog
      open={state.isOpen}
      onClose={state.close}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      TransitionProps={{ onExited: onClosed }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(forward);
        if (key === 'ArrowLeft') step(-forward);
      }}
    >
      {photo && (
        <>
          <DialogTitle id={titleId}>{photo.title}</DialogTitle>
          <DialogContent sx={{ pb: 1 }}>
            <Box
              component="img"
              src={photo.src}
              alt={photo.alt}
              sx={{ display: 'block', width: '100%', borderRadius: 1 }}
            />
            <Typography sx={{ mt: 1 }}>
              {photo.by}, {formatMonth(photo.date)}, exposed for{' '}
              {formatExposure(photo.exposure)}
            </Typography>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <IconButton aria-label="Photo before" onClick={() => step(-1)}>
              <Back />
            </IconButton>
            <Typography variant="body2" role="status">
              {position > 0 && `${position} of ${shown.length}`}
            </Typography>
            <IconButton aria-label="Next photo" onClick={() => step(1)}>
              <Forward />
            </IconButton>
            <LikeButton state={state} photo={photo} />
            <Box sx={{ flexGrow: 1 }} />
            <Button color="error" onClick={() => state.remove(photo)}>
              Remove
            </Button>
            <Button variant="contained" onClick={state.close}>
              Close
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
