import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function narrowForReading(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiContainer: {
        defaultProps: { maxWidth: false },
        styleOverrides: { root: { maxWidth: '42ch', paddingBlock: 24 } },
      },
    },
  };
}

export default function ContainerThemeReading() {
  return (
    <ThemeProvider theme={narrowForReading}>
      <Box sx={{ bgcolor: 'action.hover' }}>
        <Container>
          <Typography sx={{ font: 'inherit' }}>
            A line of about forty letters is short for a book and right for a column.
            The eye finds the next line without looking for it.
          </Typography>
        </Container>
      </Box>
    </ThemeProvider>
  );
}
