import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Filters from './Filters';
import PhotoCard from './PhotoCard';
import PhotoDialog from './PhotoDialog';
import { createSkyTheme } from './theme';
import useAlbum from './useAlbum';

export default function Album() {
  const outer = useTheme();
  const theme = React.useMemo(() => createSkyTheme(outer), [outer]);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const state = useAlbum();
  const { shown, message } = state;

  // The button that opened the dialog is gone if its photo was removed.
  const keepFocus = () => {
    const { activeElement, body } = heading.current?.ownerDocument ?? document;
    if (activeElement === body) heading.current?.focus();
  };

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Container component="main" sx={{ py: 4 }}>
          <Typography variant="overline">
            <Link href="/material-ui/getting-started/templates/">
              Night Sky Society
            </Link>
          </Typography>
          <Typography ref={heading} tabIndex={-1} component="h1" variant="h3">
            Clear nights
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 3, maxWidth: 560 }}>
            What our members saw from the meadow above the village, without a cloud
            between.
          </Typography>
          <Filters state={state} />
          <Typography variant="body2" role="status" sx={{ my: 2 }}>
            {shown.length === 1 ? '1 photo' : `${shown.length} photos`}
          </Typography>
          {shown.length > 0 ? (
            <Box
              component="ul"
              aria-label="Photos"
              sx={{
                m: 0,
                p: 0,
                listStyle: 'none',
                display: 'grid',
                gap: 2,
                gridTemplateColumns:
                  'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
              }}
            >
              {shown.map((photo) => (
                <PhotoCard key={photo.id} state={state} photo={photo} />
              ))}
            </Box>
          ) : (
            <Box sx={{ py: 8, textAlign: 'center' }}>
              <Typography gutterBottom>
                Nothing but clouds. Press the star of a photo to make it a favourite.
              </Typography>
              <Button
                variant="outlined"
                onClick={() => {
                  state.clear();
                  heading.current?.focus();
                }}
              >
                Show all photos
              </Button>
            </Box>
          )}
        </Container>
        <PhotoDialog state={state} onClosed={keepFocus} />
        <Snackbar
          open={message.open}
          autoHideDuration={8000}
          message={message.text}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') state.hideMessage();
          }}
          action={
            <Button color="inherit" size="small" onClick={state.undo}>
              Undo
            </Button>
          }
        />
      </Box>
    </ThemeProvider>
  );
}
