import { Box, ThemeProvider, createTheme } from '@mui/system';

const theme = createTheme({
  palette: {
    team: {
      sales: 'light-dark(#d9f3e8, #12372b)',
      support: 'light-dark(#e2e8fd, #232c54)',
    },
  },
  unstable_sxConfig: {
    size: {
      style: ({ size }: { size?: number }) => ({ width: size, height: size }),
    },
    team: { cssProperty: 'backgroundColor', themeKey: 'palette.team' },
  },
});

export default function SxConfigAdd() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box sx={{ size: 64, team: 'sales', p: 1 }}>Ada</Box>
        <Box sx={{ size: 64, team: 'support', p: 1 }}>Lin</Box>
      </Box>
    </ThemeProvider>
  );
}
