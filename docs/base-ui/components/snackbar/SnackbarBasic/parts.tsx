import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';

export const Message = styled(Snackbar)({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  padding: '12px 16px',
  borderRadius: 8,
  background: 'light-dark(#1d2430, #e7eaf0)',
  color: 'light-dark(#fff, #1d2430)',
});

export const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#175cd3, #84adff)',
  borderRadius: 8,
  background: 'transparent',
  color: 'light-dark(#175cd3, #84adff)',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#175cd3, #84adff)',
    outlineOffset: 2,
  },
});
