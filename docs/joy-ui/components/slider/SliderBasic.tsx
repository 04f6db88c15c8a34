import * as React from 'react';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';

export default function SliderBasic() {
  const labelId = React.useId();

  return (
    <div>
      <FormLabel component="span" id={labelId}>
        Brightness
      </FormLabel>
      <Slider aria-labelledby={labelId} defaultValue={60} />
    </div>
  );
}
