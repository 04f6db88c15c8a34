import { useSlider } from '@mui/base/useSlider';
import type { UseSliderParameters } from '@mui/base/useSlider';
import clsx from 'clsx';
import './bar.css';

interface BarSliderProps extends UseSliderParameters {
  label: string;
}

function BarSlider({ label, ...parameters }: BarSliderProps) {
  const slider = useSlider(parameters);
  const { axis, axisProps, trackLeap, values, focusedThumbIndex } = slider;

  return (
    <div
      {...slider.getRootProps()}
      className={clsx('bar', focusedThumbIndex === 0 && 'focused')}
    >
      <div className="bar-fill" style={axisProps[axis].leap(trackLeap)} />
      <input
        {...slider.getHiddenInputProps()}
        aria-label={label}
        data-index={0}
        value={values[0]}
      />
      <span className="bar-text" aria-hidden>
        {label}: {values[0]} %
      </span>
    </div>
  );
}

export default function UseSliderBar() {
  return <BarSlider label="Zoom" defaultValue={120} min={50} max={200} step={10} />;
}
