import { Switch } from '@mui/base/Switch';
import { Stack, styled } from '@mui/system';

const IosSwitch = styled(Switch)({
  position: 'relative',
  display: 'inline-block',
  width: 51,
  height: 31,
  borderRadius: 16,
  cursor: 'pointer',
  background: 'light-dark(#767680, #8e8e93)',
  '&.base--checked': { background: 'light-dark(#248a3d, #30d158)' },
  '&.base--disabled': { opacity: 0.5, cursor: 'not-allowed' },
  '&.base--focusVisible': {
    outline: '3px solid light-dark(#0a60d6, #64b5ff)',
    outlineOffset: 2,
  },
  '& .base-Switch-thumb': {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    width: 27,
    height: 27,
    borderRadius: '50%',
    background: '#fff',
    boxShadow: '0 3px 8px rgb(0 0 0 / 0.2)',
  },
  '&.base--checked .base-Switch-thumb': { insetInlineStart: 22 },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
});

export default function SwitchIos() {
  return (
    <Stack direction="row" spacing={2}>
      <IosSwitch slotProps={{ input: { 'aria-label': 'Wi-Fi' } }} defaultChecked />
      <IosSwitch slotProps={{ input: { 'aria-label': 'VPN' } }} disabled />
    </Stack>
  );
}
