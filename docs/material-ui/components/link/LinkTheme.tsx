import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeLinks(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiLink: {
        defaultProps: { color: 'inherit' },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              textDecorationThickness: 2,
              textUnderlineOffset: '0.2em',
              textDecorationStyle: 'dotted',
              borderRadius: 0.5,
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': {
                outline: '2px solid',
                outlineOffset: 2,
              },
            }),
        },
      },
    },
  };
}

export default function LinkTheme() {
  return (
    <ThemeProvider theme={shapeLinks}>
      <Typography>
        The clock is wound on Sundays, by{' '}
        <Link href="/material-ui/">whoever lost at cards</Link>.
      </Typography>
    </ThemeProvider>
  );
}
