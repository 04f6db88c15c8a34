import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Bolt from '@mui/icons-material/Bolt';
import Water from '@mui/icons-material/Water';

declare module '@mui/material/Badge' {
  interface BadgePropsVariantOverrides {
    ring: true;
  }
}

function shapeBadges(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiBadge: {
        defaultProps: { max: 9, color: 'primary' },
        styleOverrides: {
          badge: ({ theme }) => ({
            borderRadius: 4,
            boxShadow: `0 0 0 2px ${theme.palette.background.paper}`,
          }),
        },
        variants: [
          {
            props: { variant: 'ring' },
            style: ({ theme }) => ({
              '& .MuiBadge-badge': {
                color: theme.palette.text.primary,
                backgroundColor: theme.palette.background.paper,
                border: '2px solid currentColor',
              },
            }),
          },
        ],
      },
    },
  };
}

export default function BadgeTheme() {
  return (
    <ThemeProvider theme={shapeBadges}>
      <Stack direction="row" spacing={5} sx={{ p: 1 }}>
        <Badge badgeContent={12}>
          <Bolt fontSize="large" titleAccess="12 power cuts" />
        </Badge>
        <Badge badgeContent={4} variant="ring">
          <Water fontSize="large" titleAccess="4 floods" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
