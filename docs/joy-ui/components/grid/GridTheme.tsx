import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyGrid: { defaultProps: { spacing: 1, columns: 4 } },
  },
});

export default function GridTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Grid container>
        {['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => (
          <Grid key={season} xs={2}>
            <Sheet variant="outlined">{season}</Sheet>
          </Grid>
        ))}
      </Grid>
    </CssVarsProvider>
  );
}
