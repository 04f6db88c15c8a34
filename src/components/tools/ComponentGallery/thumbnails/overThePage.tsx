import type { ComponentType, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Layers over the page are drawn from their parts, so that a thumbnail stays in its card. */
function Veil({ children }: { children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 108,
        p: 1,
        borderRadius: 1,
        bgcolor: 'action.disabledBackground',
      }}
    >
      {children}
    </Box>
  );
}

const Anchor = () => (
  <Button variant="outlined" size="small">
    Depth
  </Button>
);

export const OVER_THE_PAGE: Record<string, ComponentType> = {
  'react-backdrop': () => (
    <Veil>
      <CircularProgress variant="determinate" value={70} />
    </Veil>
  ),
  'react-dialog': () => (
    <Veil>
      <Paper elevation={8}>
        <DialogTitle component="div" sx={{ fontSize: 15, p: 1.5, pb: 0 }}>
          Empty the tank?
        </DialogTitle>
        <DialogActions>
          <Button size="small">Keep</Button>
          <Button size="small">Empty</Button>
        </DialogActions>
      </Paper>
    </Veil>
  ),
  'react-menu': () => (
    <Stack alignItems="center">
      <Paper elevation={4} sx={{ py: 0.5 }}>
        <MenuItem dense component="div">
          Rename
        </MenuItem>
        <MenuItem dense component="div" selected>
          Move
        </MenuItem>
        <MenuItem dense component="div">
          Share
        </MenuItem>
      </Paper>
    </Stack>
  ),
  'react-modal': () => (
    <Veil>
      <Paper elevation={8} sx={{ p: 2 }}>
        <Typography variant="body2">Anything at all</Typography>
      </Paper>
    </Veil>
  ),
  'react-popover': () => (
    <Stack alignItems="center" spacing={0.5}>
      <Anchor />
      <Paper elevation={6} sx={{ p: 1 }}>
        <Typography variant="body2">4.2 m at low water</Typography>
      </Paper>
    </Stack>
  ),
  'react-popper': () => (
    <Stack alignItems="center" spacing={0.5}>
      <Paper variant="outlined" sx={{ px: 1, py: 0.5 }}>
        <Typography variant="body2">4.2 m</Typography>
      </Paper>
      <Anchor />
    </Stack>
  ),
  'react-snackbar': () => (
    <SnackbarContent
      message="Moved"
      action={
        <Button color="inherit" size="small">
          Undo
        </Button>
      }
      sx={{ '&&': { minWidth: 0 } }}
    />
  ),
  'react-tooltip': () => (
    <Stack alignItems="center" spacing={1}>
      <Box
        sx={{
          px: 1,
          py: 0.5,
          borderRadius: 1,
          typography: 'caption',
          bgcolor: 'text.primary',
          color: 'background.paper',
        }}
      >
        At low water
      </Box>
      <Anchor />
    </Stack>
  ),
};
