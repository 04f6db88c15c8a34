import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyAvatar: {
      defaultProps: { variant: 'solid' },
      styleOverrides: {
        root: { '--Avatar-radius': '10px', fontWeight: 700 },
      },
    },
    JoyAvatarGroup: {
      defaultProps: { size: 'lg' },
      styleOverrides: { root: { '--AvatarGroup-gap': '4px' } },
    },
  },
});

export default function AvatarTheme() {
  return (
    <ThemeProvider theme={theme}>
      <AvatarGroup>
        <Avatar>MP</Avatar>
        <Avatar color="primary">JW</Avatar>
        <Avatar color="success">LF</Avatar>
      </AvatarGroup>
    </ThemeProvider>
  );
}
