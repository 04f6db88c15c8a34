import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { SEAL } from './portraits';

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    leaf: true;
  }
}

function shapeAvatars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiAvatar: {
        styleOverrides: {
          root: { width: 48, height: 48 },
          colorDefault: ({ theme }) => ({
            color: theme.palette.text.primary,
            backgroundColor: theme.palette.action.selected,
          }),
        },
        variants: [{ props: { variant: 'leaf' }, style: { borderRadius: '50% 0' } }],
      },
    },
  };
}

export default function AvatarTheme() {
  return (
    <ThemeProvider theme={shapeAvatars}>
      <Stack direction="row" spacing={2}>
        <Avatar variant="leaf" src={SEAL} alt="Sella Robbe" />
        <Avatar variant="leaf" role="img" aria-label="Nadia Oak">
          NO
        </Avatar>
        <Avatar role="img" aria-label="Somebody" />
      </Stack>
    </ThemeProvider>
  );
}
