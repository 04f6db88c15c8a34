import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function SliderBasic() {
  const labelId = React.useId();

  return (
    <div>
      <span id={labelId}>Volume</span>
      <Slider className="volume" aria-labelledby={labelId} defaultValue={40} />
    </div>
  );
}
