import Box from '@mui/material/Box';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const theme = responsiveFontSizes(createTheme());

export default function ThemeFontResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 2 }}>
        {(['h3', 'h4', 'h5', 'body1'] as const).map((variant) => (
          <Typography key={variant} variant={variant} component="p" gutterBottom>
            {variant}: Monthly report
          </Typography>
        ))}
      </Box>
    </ThemeProvider>
  );
}
