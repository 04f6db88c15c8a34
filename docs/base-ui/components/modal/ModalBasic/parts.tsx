import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';

export const Root = styled(Modal)({
  display: 'flex',
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  padding: 16,
});

export const Backdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  background: 'rgb(0 0 0 / 50%)',
});

export const Dialog = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  maxHeight: '100%',
  margin: 'auto',
  overflow: 'auto',
  padding: 24,
  border: '1px solid light-dark(#d0d5dd, #475467)',
  borderRadius: 12,
  outline: 0,
  background: 'light-dark(#fff, #1d2430)',
  color: 'light-dark(#1d2430, #e7eaf0)',
  '& p': { margin: '0 0 24px' },
});

export const Button = styled('button')({
  padding: '8px 16px',
  border: '1px solid light-dark(#b42318, #f97066)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1d2430)',
  color: 'light-dark(#b42318, #fda29b)',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#b42318, #f97066)',
    outlineOffset: 2,
  },
});
