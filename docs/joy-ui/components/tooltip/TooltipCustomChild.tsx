import * as React from 'react';
import Tooltip from '@mui/joy/Tooltip';

const Shortcut = React.forwardRef<HTMLElement, React.ComponentProps<'kbd'>>(
  function Shortcut(props, ref) {
    return <kbd {...props} ref={ref} />;
  },
);

export default function TooltipCustomChild() {
  return (
    <Tooltip title="Opens the search" describeChild>
      <Shortcut>Ctrl K</Shortcut>
    </Tooltip>
  );
}
