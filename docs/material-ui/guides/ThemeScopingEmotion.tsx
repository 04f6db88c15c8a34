import { ThemeProvider as EmotionThemeProvider, useTheme } from '@emotion/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

interface BrandTheme {
  brand: { name: string };
}

const brandTheme: BrandTheme = { brand: { name: 'Lamps & Co.' } };
const materialTheme = { [THEME_ID]: createTheme() };

function BrandName() {
  const { brand } = useTheme() as BrandTheme;
  return <span>{brand.name}</span>;
}

export default function ThemeScopingEmotion() {
  return (
    <EmotionThemeProvider theme={brandTheme}>
      <ThemeProvider theme={materialTheme}>
        <Stack direction="row" spacing={2} alignItems="center">
          <BrandName />
          <Button variant="contained">All orders</Button>
        </Stack>
      </ThemeProvider>
    </EmotionThemeProvider>
  );
}
