import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import EventIcon from '@mui/icons-material/Event';
import GroupIcon from '@mui/icons-material/Group';

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    tile: true;
  }
}

const theme = createTheme({
  components: {
    MuiSvgIcon: {
      defaultProps: { color: 'primary' },
      variants: [
        {
          props: { fontSize: 'tile' },
          style: {
            boxSizing: 'border-box',
            padding: 12,
            border: '1px solid',
            borderRadius: 12,
            fontSize: 56,
          },
        },
      ],
    },
  },
});

export default function IconsTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2} alignItems="center">
        <EventIcon />
        <EventIcon fontSize="tile" />
        <GroupIcon fontSize="tile" color="secondary" />
      </Stack>
    </ThemeProvider>
  );
}
