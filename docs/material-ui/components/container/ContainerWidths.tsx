import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const WIDTHS = ['xs', 'sm', 'md'] as const;

export default function ContainerWidths() {
  const [maxWidth, setMaxWidth] = React.useState<(typeof WIDTHS)[number]>('xs');

  return (
    <Box sx={{ py: 2, bgcolor: 'action.hover' }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', mb: 2 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the container"
          value={maxWidth}
          onChange={(_event, value: typeof maxWidth | null) =>
            value && setMaxWidth(value)
          }
        >
          {WIDTHS.map((width) => (
            <ToggleButton
              key={width}
              value={width}
              sx={{ color: 'text.primary', textTransform: 'none' }}
            >
              {width}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Container maxWidth={maxWidth}>
        <Typography sx={{ p: 2, bgcolor: 'background.paper' }}>
          The heron stands in the shallow water and waits. So does the frog. Nothing
          has happened here for an hour, and both of them are working.
        </Typography>
      </Container>
    </Box>
  );
}
