import { createTheme, ThemeProvider } from '@mui/material/styles';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { tom } from './portraits';

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    leaf: true;
  }
}

const theme = createTheme({
  components: {
    MuiAvatar: {
      styleOverrides: {
        root: { width: 48, height: 48 },
        colorDefault: { color: '#fff', backgroundColor: '#5b2a7a' },
      },
      variants: [{ props: { variant: 'leaf' }, style: { borderRadius: '50% 0' } }],
    },
  },
});

export default function AvatarTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={2}>
        <Avatar variant="leaf" src={tom} alt="Tom Okafor" />
        <Avatar variant="leaf" role="img" aria-label="Novak Studio">
          NS
        </Avatar>
        <Avatar role="img" aria-label="Unknown user" />
      </Stack>
    </ThemeProvider>
  );
}
