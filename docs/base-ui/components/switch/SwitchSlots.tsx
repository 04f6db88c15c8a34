import { Switch } from '@mui/base/Switch';
import type { SwitchThumbSlotProps } from '@mui/base/Switch';
import { styled } from '@mui/system';

const IconSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 64,
  height: 32,
  borderRadius: 16,
  border: '2px solid light-dark(#14614a, #8fdcbf)',
  '&.base--focusVisible': { outline: '2px solid', outlineOffset: 2 },
  '& .thumb': { position: 'absolute', insetInlineStart: 10, fontSize: 20 },
  '&.base--checked .thumb': { insetInlineStart: 34 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
  '& .input': { width: '100%', height: '100%' },
});

function IconThumb({ ownerState }: SwitchThumbSlotProps) {
  return (
    <span aria-hidden className="thumb">
      {ownerState.checked ? '✓' : '✕'}
    </span>
  );
}

export default function SwitchSlots() {
  return (
    <IconSwitch
      defaultChecked
      slots={{ thumb: IconThumb, track: null }}
      slotProps={{ input: { className: 'input', 'aria-label': 'Show prices' } }}
    />
  );
}
