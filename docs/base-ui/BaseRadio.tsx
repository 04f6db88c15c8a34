import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { Switch } from '@mui/base/Switch';
import { useTheme } from '@mui/system';
import './kitchenRadio.css';

export default function BaseRadio() {
  const volumeId = React.useId();
  const nightId = React.useId();
  const { direction } = useTheme();
  const [volume, setVolume] = React.useState(40);
  const [night, setNight] = React.useState(false);
  const loudest = night ? 50 : 100;

  return (
    <div className="radio">
      <strong>Kitchen radio</strong>
      <div>
        <div className="radio-row">
          <span id={volumeId}>Volume</span>
          <span aria-hidden>{Math.min(volume, loudest)}</span>
        </div>
        <Slider
          className="radio-volume"
          aria-labelledby={volumeId}
          isRtl={direction === 'rtl'}
          value={Math.min(volume, loudest)}
          max={loudest}
          onChange={(_event, value) => setVolume(value as number)}
        />
      </div>
      <label className="radio-row" htmlFor={nightId}>
        Quiet at night, up to 50
        <Switch
          className="radio-night"
          slotProps={{ input: { id: nightId } }}
          checked={night}
          onChange={(event) => setNight(event.target.checked)}
        />
      </label>
    </div>
  );
}
