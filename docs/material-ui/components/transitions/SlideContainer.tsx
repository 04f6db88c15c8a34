import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import { useTheme } from '@mui/material/styles';

export default function SlideContainer() {
  const [container, setContainer] = React.useState<HTMLDivElement | null>(null);
  const { direction } = useTheme();
  const [isCartShown, setIsCartShown] = React.useState(false);

  return (
    <Box ref={setContainer} sx={{ overflow: 'hidden', border: 1, p: 2 }}>
      <Button onClick={() => setIsCartShown(!isCartShown)}>
        {isCartShown ? 'Hide cart' : 'Show cart'}
      </Button>
      <Slide
        in={isCartShown}
        direction={direction === 'rtl' ? 'right' : 'left'}
        container={container}
      >
        <Box sx={{ mt: 1, p: 2, bgcolor: 'action.hover' }}>2 articles, €64</Box>
      </Slide>
    </Box>
  );
}
