import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import SearchIcon from '@mui/icons-material/Search';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import texts from './rightToLeftTexts.json';

const theme = createTheme({ direction: 'rtl' });

export default function RightToLeftForm() {
  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="ar" sx={{ display: 'grid', gap: 2 }}>
        <TextField label={texts.order} />
        <Button variant="contained" startIcon={<SearchIcon />}>
          {texts.search}
        </Button>
      </Box>
    </ThemeProvider>
  );
}
