import { createTheme, ThemeProvider } from '@mui/material/styles';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';
import Event from '@mui/icons-material/EventOutlined';

declare module '@mui/material/Badge' {
  interface BadgePropsVariantOverrides {
    large: true;
  }
}

const theme = createTheme({
  components: {
    MuiBadge: {
      defaultProps: { max: 9, color: 'primary' },
      styleOverrides: { badge: { borderRadius: 4 } },
      variants: [
        {
          props: { variant: 'large' },
          style: {
            '& .MuiBadge-badge': { height: 28, minWidth: 28, fontSize: 16 },
          },
        },
      ],
    },
  },
});

export default function BadgeTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" spacing={5} sx={{ p: 1 }}>
        <Badge badgeContent={12}>
          <Event fontSize="large" titleAccess="12 events" />
        </Badge>
        <Badge badgeContent={4} variant="large">
          <Event fontSize="large" titleAccess="4 events" />
        </Badge>
      </Stack>
    </ThemeProvider>
  );
}
