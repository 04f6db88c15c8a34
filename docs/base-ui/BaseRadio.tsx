import * as React from 'react';
import { Slider, sliderClasses } from '@mui/base/Slider';
import { Switch, switchClasses } from '@mui/base/Switch';
import { Box, styled, useTheme } from '@mui/system';

const ink = 'light-dark(#123c39, #c5ece7)';
const tint = 'light-dark(#b7d8d4, #2d5652)';

const VolumeSlider = styled(Slider)(({ isRtl }) => ({
  position: 'relative',
  display: 'block',
  height: 24,
  cursor: 'pointer',
  [`& .${sliderClasses.rail}, & .${sliderClasses.track}`]: {
    position: 'absolute',
    insetBlockStart: 9,
    height: 6,
    borderRadius: 3,
  },
  [`& .${sliderClasses.rail}`]: { width: '100%', background: tint },
  [`& .${sliderClasses.track}`]: { background: ink },
  [`& .${sliderClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 2,
    width: 20,
    height: 20,
    translate: isRtl ? '50%' : '-50%',
    borderRadius: '50%',
    background: ink,
    '&:focus-within': { outline: `3px solid ${tint}` },
  },
}));

const NightSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 44,
  height: 24,
  [`& .${switchClasses.track}`]: {
    position: 'absolute',
    inset: 0,
    borderRadius: 12,
    border: `2px solid ${ink}`,
  },
  [`& .${switchClasses.thumb}`]: {
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: ink,
  },
  [`&.${switchClasses.checked} .${switchClasses.thumb}`]: { insetInlineStart: 26 },
  [`&.${switchClasses.focusVisible}`]: {
    outline: `3px solid ${tint}`,
    outlineOffset: 2,
    borderRadius: 12,
  },
  [`& .${switchClasses.input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

export default function BaseRadio() {
  const volumeId = React.useId();
  const { direction } = useTheme();
  const [volume, setVolume] = React.useState(40);
  const [night, setNight] = React.useState(false);

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        maxWidth: 340,
        mx: 'auto',
        p: 3,
        borderRadius: 4,
        color: ink,
        bgcolor: 'light-dark(#e8f4f2, #11302d)',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Kitchen radio</Box>
      <div>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
          <span id={volumeId}>Volume</span>
          <span aria-hidden>{volume}</span>
        </Box>
        <VolumeSlider
          aria-labelledby={volumeId}
          isRtl={direction === 'rtl'}
          value={volume}
          max={night ? 50 : 100}
          onChange={(_event, value) => setVolume(value as number)}
        />
      </div>
      <Box
        component="label"
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        Quiet at night, up to 50
        <NightSwitch
          checked={night}
          onChange={(event) => {
            setNight(event.target.checked);
            setVolume((value) =>
              event.target.checked ? Math.min(value, 50) : value,
            );
          }}
        />
      </Box>
    </Box>
  );
}
