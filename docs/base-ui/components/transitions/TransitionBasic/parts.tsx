import { CssTransition } from '@mui/base/Transitions';
import { styled } from '@mui/system';

export const Fade = styled(CssTransition)({
  padding: '8px 12px',
  borderRadius: 8,
  background: 'light-dark(#1d2430, #e7eaf0)',
  color: 'light-dark(#fff, #1d2430)',
  transition: 'opacity 200ms, visibility 200ms',
  '&.open': { opacity: 1 },
  '&.closed': { opacity: 0, visibility: 'hidden' },
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
