import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';

export default function FadeBasic() {
  const [isShown, setIsShown] = React.useState(false);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Fade out' : 'Fade in'}
      </Button>
      <Fade in={isShown}>
        <Box sx={{ p: 2, bgcolor: 'action.hover' }}>Changes saved</Box>
      </Fade>
    </Box>
  );
}
