import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapePagination(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiPagination: {
        defaultProps: { shape: 'rounded', variant: 'outlined' },
        styleOverrides: { ul: { gap: 4 } },
      },
      MuiPaginationItem: {
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              m: 0,
              borderColor: 'divider',
              '&.Mui-selected': {
                borderColor: 'primary.main',
                borderWidth: 2,
                bgcolor: 'transparent',
                fontWeight: 'bold',
              },
            }),
          ellipsis: { border: 0 },
        },
      },
    },
  };
}

export default function PaginationTheme() {
  return (
    <ThemeProvider theme={shapePagination}>
      <Pagination count={30} defaultPage={4} siblingCount={0} aria-label="Stamps" />
    </ThemeProvider>
  );
}
