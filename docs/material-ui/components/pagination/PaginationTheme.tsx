import { createTheme, ThemeProvider } from '@mui/material/styles';
import Pagination from '@mui/material/Pagination';

const theme = createTheme({
  components: {
    MuiPagination: {
      defaultProps: { color: 'primary', shape: 'rounded', siblingCount: 0 },
      styleOverrides: { ul: { gap: 4 } },
    },
    MuiPaginationItem: {
      styleOverrides: {
        root: {
          margin: 0,
          '&.Mui-selected': { fontWeight: 700 },
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        },
      },
    },
  },
});

export default function PaginationTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Pagination count={30} defaultPage={4} aria-label="Products" />
    </ThemeProvider>
  );
}
