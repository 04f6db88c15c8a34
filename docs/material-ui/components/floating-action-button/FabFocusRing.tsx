import Fab from '@mui/material/Fab';
import Search from '@mui/icons-material/Search';

export default function FabFocusRing() {
  return (
    <Fab
      disableRipple
      color="primary"
      aria-label="Search"
      sx={{
        // Visible in forced colours only.
        border: '2px solid transparent',
        '&.Mui-focusVisible': {
          outline: '3px solid',
          outlineColor: 'text.primary',
          outlineOffset: '2px',
        },
      }}
    >
      <Search />
    </Fab>
  );
}
