import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const lines = [
  { name: 'Harbour loop', color: '#2a9d8f' },
  { name: 'Island express', color: '#e8590c' },
  { name: 'Night crossing', color: '#5b3fd6' },
  { name: 'Lighthouse', color: '#2e9e4f' },
];

const boards = [
  { title: 'On the pier, large: 3', contrastThreshold: 3, fontSize: '1.25rem' },
  {
    title: 'On the ticket, small: 4.5',
    contrastThreshold: 4.5,
    fontSize: '0.8125rem',
  },
];

export default function ColorContrastThreshold() {
  return (
    <Stack spacing={2}>
      {boards.map(({ title, contrastThreshold, fontSize }) => (
        <Box key={title}>
          <Typography variant="body2" color="text.secondary" gutterBottom>
            {title}
          </Typography>
          <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
            {lines.map(({ name, color }) => (
              <ThemeProvider
                key={name}
                theme={() =>
                  createTheme({
                    palette: { contrastThreshold, primary: { main: color } },
                  })
                }
              >
                <Chip
                  color="primary"
                  label={name}
                  sx={{ height: 'auto', py: 0.5, fontSize, fontWeight: 700 }}
                />
              </ThemeProvider>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
