import type {} from '@mui/lab/themeAugmentation';
import Masonry from '@mui/lab/Masonry';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiMasonry: {
      defaultProps: { columns: 3, spacing: 1 },
      styleOverrides: {
        root: {
          width: 'auto',
          '& > :not([data-class])': {
            padding: 12,
            border: '1px solid',
            borderRadius: 12,
            overflowWrap: 'anywhere',
          },
        },
      },
    },
  },
});

const tags = ['Design', 'Customer support', 'Sales', 'Human resources', 'Legal'];

export default function MasonryTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Masonry>
        {tags.map((tag) => (
          <div key={tag}>{tag}</div>
        ))}
      </Masonry>
    </ThemeProvider>
  );
}
