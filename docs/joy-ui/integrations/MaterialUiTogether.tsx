import * as React from 'react';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import Rating from '@mui/material/Rating';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const materialTheme = { [THEME_ID]: createTheme() };

export default function MaterialUiTogether() {
  const [stars, setStars] = React.useState<number | null>(4);
  return (
    <ThemeProvider theme={materialTheme}>
      <Card sx={{ maxWidth: 320 }}>
        <Typography>How was the delivery?</Typography>
        <Rating
          name="delivery"
          value={stars}
          onChange={(event, value) => setStars(value)}
        />
      </Card>
    </ThemeProvider>
  );
}
