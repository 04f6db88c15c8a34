import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CheckRounded from '@mui/icons-material/CheckRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';

const LAYERS = ['Paths', 'Contours', 'Springs'];

export default function ToggleButtonChecked() {
  const [layers, setLayers] = React.useState(['Paths', 'Springs']);

  return (
    <ToggleButtonGroup
      aria-label="Layers of the map"
      orientation="vertical"
      value={layers}
      onChange={(_event, next: string[]) => setLayers(next)}
    >
      {LAYERS.map((layer) => {
        const Icon = layers.includes(layer) ? CheckRounded : RemoveRounded;
        return (
          <ToggleButton
            key={layer}
            value={layer}
            sx={{ justifyContent: 'flex-start', gap: 1, minWidth: 160 }}
          >
            <Icon fontSize="small" />
            {layer}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
