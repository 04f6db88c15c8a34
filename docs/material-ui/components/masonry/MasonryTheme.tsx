import type {} from '@mui/lab/themeAugmentation';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import Masonry from '@mui/lab/Masonry';

function shapeMasonry(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiMasonry: {
        defaultProps: { columns: 3, spacing: 1 },
        styleOverrides: {
          root: ({ theme }) =>
            theme.unstable_sx({
              width: 'auto',
              '& > :not([data-class])': {
                border: 1,
                borderColor: 'divider',
                borderRadius: 4,
                p: 1.5,
              },
            }),
        },
      },
    },
  };
}

const BIRDS = [
  'Wren',
  'Great crested grebe',
  'Rook',
  'Long-tailed tit',
  'Swift',
  'Bittern',
];

export default function MasonryTheme() {
  return (
    <ThemeProvider theme={shapeMasonry}>
      <Masonry>
        {BIRDS.map((bird) => (
          <Box key={bird} sx={{ overflowWrap: 'anywhere' }}>
            {bird}
          </Box>
        ))}
      </Masonry>
    </ThemeProvider>
  );
}
