import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderControlled() {
  const [quality, setQuality] = React.useState(80);
  const [exported, setExported] = React.useState(80);

  return (
    <div>
      <Slider
        aria-label="Quality"
        value={quality}
        onChange={(_event, newValue) => setQuality(newValue as number)}
        onChangeCommitted={(_event, newValue) => setExported(newValue as number)}
      />
      <Typography level="body-sm">
        Quality {quality} %, preview drawn with {exported} %
      </Typography>
    </div>
  );
}
