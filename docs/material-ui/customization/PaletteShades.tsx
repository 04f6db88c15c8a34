import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';

const tokens = ['light', 'main', 'dark', 'contrastText'] as const;

export default function PaletteShades() {
  const [main, setMain] = React.useState('#5b3fd6');
  const { primary } = createTheme({ palette: { primary: { main } } }).palette;

  return (
    <Stack spacing={2}>
      <TextField
        label="main"
        type="color"
        size="small"
        value={main}
        onChange={(event) => setMain(event.target.value)}
        sx={{ width: 120 }}
      />
      {tokens.map((token) => (
        <Stack key={token} direction="row" spacing={1.5} alignItems="center">
          <Box
            sx={{
              width: 48,
              height: 32,
              border: 1,
              borderColor: 'divider',
              bgcolor: primary[token],
            }}
          />
          <Typography variant="body2">
            {token}: {primary[token]}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
