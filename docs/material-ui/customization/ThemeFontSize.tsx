import * as React from 'react';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export default function ThemeFontSize() {
  const [fontSize, setFontSize] = React.useState(14);
  const theme = React.useMemo(
    () => createTheme({ typography: { fontSize } }),
    [fontSize],
  );

  return (
    <ThemeProvider theme={theme}>
      <TextField
        select
        label="Font size of the theme"
        value={fontSize}
        onChange={(event) => setFontSize(Number(event.target.value))}
        sx={{ width: 200, mb: 2 }}
      >
        {[12, 14, 16, 18].map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="h6" component="h3">
        Invoice 2024-118
      </Typography>
      <Typography gutterBottom>Due on 30 June, sent to Ada Winter.</Typography>
      <Chip label="Overdue" />
    </ThemeProvider>
  );
}
