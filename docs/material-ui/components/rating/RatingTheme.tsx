import Rating from '@mui/material/Rating';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import CircleRounded from '@mui/icons-material/CircleRounded';

function shapeRatings(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiRating: {
        defaultProps: {
          icon: <CircleRounded fontSize="inherit" />,
          emptyIcon: <CircleOutlined fontSize="inherit" />,
        },
        styleOverrides: {
          iconFilled: ({ theme }) => theme.unstable_sx({ color: 'primary.main' }),
          iconEmpty: ({ theme }) => theme.unstable_sx({ color: 'text.secondary' }),
          iconHover: { transform: 'scale(1.1)' },
        },
      },
    },
  };
}

export default function RatingTheme() {
  return (
    <ThemeProvider theme={shapeRatings}>
      <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
        <legend>Difficulty of the climb</legend>
        <Rating defaultValue={3} getLabelText={(value) => `Grade ${value}`} />
      </fieldset>
    </ThemeProvider>
  );
}
