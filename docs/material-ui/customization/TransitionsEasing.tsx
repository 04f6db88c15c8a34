import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function TransitionsEasing() {
  const { easing } = useTheme().transitions;
  const [atEnd, setAtEnd] = React.useState(false);
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Button variant="outlined" onClick={() => setAtEnd(!atEnd)}>
        Move all
      </Button>
      {Object.entries({ ...easing }).map(([name, curve]) => (
        <Box key={name} sx={{ mt: 1 }}>
          <Typography variant="body2">{name}</Typography>
          <Box sx={{ pr: 3, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                width: 24,
                height: 24,
                bgcolor: 'primary.main',
                position: 'relative',
              }}
              style={{
                left: atEnd ? '100%' : 0,
                transition: `left 1s ${curve}`,
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
