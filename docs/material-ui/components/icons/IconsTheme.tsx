import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Kayaking from '@mui/icons-material/Kayaking';
import Rowing from '@mui/icons-material/Rowing';
import Sailing from '@mui/icons-material/Sailing';

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    tile: true;
  }
}

function sizeIcons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSvgIcon: {
        defaultProps: { color: 'primary' },
        variants: [
          {
            props: { fontSize: 'tile' },
            style: ({ theme }) => ({
              fontSize: 56,
              boxSizing: 'border-box',
              padding: 12,
              borderRadius: 12,
              backgroundColor: theme.palette.action.hover,
            }),
          },
        ],
      },
    },
  };
}

export default function IconsTheme() {
  return (
    <ThemeProvider theme={sizeIcons}>
      <Stack direction="row" spacing={2} alignItems="center">
        <Kayaking />
        <Sailing fontSize="tile" />
        <Rowing fontSize="tile" color="secondary" />
      </Stack>
    </ThemeProvider>
  );
}
