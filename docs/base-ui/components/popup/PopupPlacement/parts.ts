import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';

export const HintButton = styled(Button)({
  font: 'inherit',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: 'light-dark(#fff, #062a2d)',
  background: 'light-dark(#0f5f66, #7fd6dd)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#0b4a50, #a5e4e9)' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#2b98a1, #3fa4ad)',
    outlineOffset: 2,
  },
}) as typeof Button;

export const Hint = styled(Popup)({
  zIndex: 1,
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 240,
  padding: '8px 12px',
  border: '1px solid light-dark(#0f5f66, #7fd6dd)',
  borderRadius: 8,
  color: 'light-dark(#0b3338, #d9f5f7)',
  background: 'light-dark(#f0fbfb, #0d2b2e)',
});

export const Field = styled('select')({
  font: 'inherit',
  height: 32,
  padding: '0 8px',
  border: '1px solid light-dark(#5b6472, #98a3b3)',
  borderRadius: 4,
  color: 'light-dark(#1c2430, #edf1f7)',
  background: 'light-dark(#fff, #1a212b)',
  '&:focus-visible': {
    outline: '3px solid light-dark(#2b98a1, #3fa4ad)',
    outlineOffset: 2,
  },
});
