import { Slider, sliderClasses } from '@mui/base/Slider';
import { Switch, switchClasses } from '@mui/base/Switch';
import { Box, styled } from '@mui/system';
import { useThemeState } from '../../../../hooks/useThemeState';
import { useRelease } from './releaseState';

const MARKS = [0, 25, 50, 75, 100].map((value) => ({ value }));

/** Base UI brings the behaviour; every declaration of its look is here. */
const ShareSlider = styled(Slider)`
  position: relative;
  display: block;
  height: 36px;
  touch-action: none;
  cursor: pointer;

  [data-dense] & {
    height: 28px;
  }

  & .${sliderClasses.rail}, & .${sliderClasses.track} {
    position: absolute;
    top: 50%;
    height: 6px;
    margin-top: -3px;
    border-radius: 3px;
  }

  /* The sides come from the share, not from the direction the script knows: so the
     static page is right in both. */
  & .${sliderClasses.track}, & .${sliderClasses.thumb} {
    left: auto !important;
    right: auto !important;
  }

  & .${sliderClasses.rail} {
    width: 100%;
    background: var(--board-track);
  }

  & .${sliderClasses.track} {
    inset-inline-start: 0 !important;
    background: var(--board-accent);
  }

  & .${sliderClasses.mark} {
    position: absolute;
    top: 50%;
    width: 2px;
    height: 2px;
    margin: -1px;
    border-radius: 50%;
    background: var(--portal-text-tertiary);
  }

  & .${sliderClasses.thumb} {
    position: absolute;
    top: 50%;
    inset-inline-start: var(--share) !important;
    box-sizing: border-box;
    width: 20px;
    height: 20px;
    margin: -10px;
    border: 6px solid var(--board-accent);
    border-radius: 50%;
    background: var(--board-ink);
  }

  & .${sliderClasses.focusVisible} {
    outline: 2px solid var(--board-accent);
    outline-offset: 2px;
  }
`;

const RecallSwitch = styled(Switch)`
  position: relative;
  display: inline-block;
  flex: none;
  width: 32px;
  height: 20px;

  & .${switchClasses.track} {
    position: absolute;
    inset: 0;
    box-sizing: border-box;
    border: 1px solid var(--portal-edge);
    border-radius: 10px;
    background: var(--board-track);
  }

  & .${switchClasses.thumb} {
    position: absolute;
    top: 4px;
    box-sizing: border-box;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    inset-inline-start: 4px;
    background: var(--portal-text-secondary);
    transition: inset-inline-start 120ms;
  }

  &.${switchClasses.checked} .${switchClasses.track} {
    border-color: var(--board-accent);
    background: var(--board-accent);
  }

  &.${switchClasses.checked} .${switchClasses.thumb} {
    inset-inline-start: 16px;
    background: var(--board-ink);
  }

  & .${switchClasses.input} {
    position: absolute;
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    cursor: pointer;
    inset: 0;
    opacity: 0;
  }

  &.${switchClasses.focusVisible} {
    border-radius: 10px;
    outline: 2px solid var(--board-accent);
    outline-offset: 2px;
  }
`;

export default function RollOutShare() {
  const [{ share }, dispatch] = useRelease();
  const [{ direction }] = useThemeState();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          mb: 1,
        }}
      >
        <Box component="span" sx={{ fontSize: 14, fontWeight: 550 }}>
          Roll-out
        </Box>
        <Box
          component="span"
          dir="ltr"
          sx={{ fontSize: 18, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
        >
          {share} %
        </Box>
      </Box>
      <ShareSlider
        aria-label="Roll-out in per cent"
        isRtl={direction === 'rtl'}
        style={{ '--share': `${share}%` }}
        marks={MARKS}
        step={5}
        value={share}
        onChange={(_event, value) =>
          dispatch({ type: 'SET_SHARE', share: Number(value) })
        }
      />
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          columnGap: '10px',
          mt: 1,
          cursor: 'pointer',
          fontSize: 14,
        }}
      >
        <RecallSwitch defaultChecked />
        Call back on errors
      </Box>
    </>
  );
}
