import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Navigation from '@mui/icons-material/Navigation';
import SupportAgent from '@mui/icons-material/SupportAgent';

export default function FabExtended() {
  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
      <Fab variant="extended" color="primary">
        <Navigation sx={{ marginInlineEnd: 1 }} />
        Start route
      </Fab>
      <Fab variant="extended" color="secondary" href="/material-ui/">
        <SupportAgent sx={{ marginInlineEnd: 1 }} />
        Get help
      </Fab>
    </Stack>
  );
}
