import Rating from '@mui/material/Rating';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Circle from '@mui/icons-material/Circle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';

const theme = createTheme({
  components: {
    MuiRating: {
      defaultProps: {
        icon: <Circle fontSize="inherit" />,
        emptyIcon: <CircleOutlined fontSize="inherit" />,
      },
      styleOverrides: {
        root: { color: 'inherit' },
        iconEmpty: { color: 'inherit' },
        iconHover: { transform: 'scale(1.1)' },
      },
    },
  },
});

export default function RatingTheme() {
  return (
    <ThemeProvider theme={theme}>
      <div role="group" aria-label="Difficulty of the course">
        <Rating defaultValue={3} getLabelText={(value) => `Level ${value}`} />
      </div>
    </ThemeProvider>
  );
}
