import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
} from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const palettes = {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
};
type PaletteName = keyof typeof palettes;
const projects = ['Atlas', 'Bridge', 'Canvas', 'Delta', 'Echo', 'Forum'];

export default function StylingPalette() {
  const [name, setName] = React.useState<PaletteName>('blueberryTwilightPalette');
  return (
    <div>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as PaletteName)}
      >
        {Object.keys(palettes).map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
      <div dir="ltr" role="img" aria-label="Six projects of equal size, 1 of 6 each">
        <PieChart
          height={220}
          skipAnimation
          margin={{ right: 140 }}
          colors={palettes[name]}
          sx={{ '& .MuiChartsLegend-mark': { stroke: 'currentColor' } }}
          series={[{ data: projects.map((label, id) => ({ id, label, value: 1 })) }]}
        />
      </div>
    </div>
  );
}
