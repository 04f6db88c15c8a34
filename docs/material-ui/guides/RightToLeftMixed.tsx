import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import texts from './rightToLeftTexts.json';

const rtlTheme = createTheme({ direction: 'rtl' });
const ltrTheme = createTheme({ direction: 'ltr' });

export default function RightToLeftMixed() {
  return (
    <ThemeProvider theme={rtlTheme}>
      <Box dir="rtl" lang="ar" sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={texts.phone}
          type="tel"
          defaultValue="+20 2 1234 5678"
          inputProps={{ dir: 'ltr' }}
        />
        <ThemeProvider theme={ltrTheme}>
          <Box
            component="pre"
            dir="ltr"
            lang="en"
            sx={{ m: 0, whiteSpace: 'pre-wrap' }}
          >
            npm install stylis-plugin-rtl
          </Box>
        </ThemeProvider>
      </Box>
    </ThemeProvider>
  );
}
