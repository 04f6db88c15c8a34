import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

interface SwatchProps extends React.ComponentPropsWithoutRef<'button'> {
  color: string;
}

const Swatch = React.forwardRef<HTMLButtonElement, SwatchProps>(function Swatch(
  { color, ...props },
  ref,
) {
  return (
    <Box
      component="button"
      type="button"
      ref={ref}
      {...props}
      sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: color }}
    />
  );
});

export default function TooltipCustomChild() {
  return (
    <Tooltip title="Primary colour">
      <Swatch color="primary.main" />
    </Tooltip>
  );
}
