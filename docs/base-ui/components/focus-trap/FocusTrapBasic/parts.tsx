import { styled } from '@mui/system';

const focusRing = {
  outline: '3px solid light-dark(#175cd3, #84adff)',
  outlineOffset: 2,
};

export const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 16,
  padding: 16,
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  outline: 0,
});

export const Field = styled('input')({
  boxSizing: 'border-box',
  width: 180,
  height: 42,
  margin: 0,
  padding: '8px 12px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': focusRing,
});

export const Button = styled('button')({
  boxSizing: 'border-box',
  height: 42,
  padding: '8px 16px',
  border: '1px solid light-dark(#175cd3, #84adff)',
  borderRadius: 8,
  background: 'transparent',
  color: 'light-dark(#175cd3, #84adff)',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': focusRing,
});
