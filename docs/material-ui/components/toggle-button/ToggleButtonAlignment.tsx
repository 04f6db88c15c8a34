import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';

export default function ToggleButtonAlignment() {
  const [align, setAlign] = React.useState<string | null>('left');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Text alignment"
      value={align}
      onChange={(_event, next: string | null) => setAlign(next)}
    >
      <ToggleButton value="left" aria-label="Left">
        <FormatAlignLeft />
      </ToggleButton>
      <ToggleButton value="center" aria-label="Center">
        <FormatAlignCenter />
      </ToggleButton>
      <ToggleButton value="right" aria-label="Right">
        <FormatAlignRight />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
