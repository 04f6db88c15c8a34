import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';

export default function ToggleButtonStandalone() {
  const [watching, setWatching] = React.useState(false);

  return (
    <ToggleButton
      value="watch"
      color="secondary"
      selected={watching}
      onChange={() => setWatching(!watching)}
    >
      <VisibilityOutlined sx={{ marginInlineEnd: 1 }} />
      Watch project
    </ToggleButton>
  );
}
