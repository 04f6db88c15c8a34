import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
  type SxProps,
  type Theme,
} from '@mui/system';

const theme = createTheme({ spacing: 6 });

const Figure = styled('div', {
  shouldForwardProp: (prop) => prop !== 'sx',
})<{ sx: SxProps<Theme> }>(({ sx }) => styleFunctionSx({ sx, theme }) as CSSObject);

export default function CustomStyleFunction() {
  return (
    <Figure sx={{ p: { xs: 1, sm: 3 }, mx: 'auto', maxWidth: 240, border: 1 }}>
      318 orders this week
    </Figure>
  );
}
