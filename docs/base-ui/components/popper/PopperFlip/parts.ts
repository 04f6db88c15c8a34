import { styled } from '@mui/system';

export const Schedule = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  height: 180,
  maxWidth: 360,
  paddingInline: 16,
  overflow: 'auto',
  border: '1px solid light-dark(#6d6a75, #98939f)',
  borderRadius: 8,
  '&:focus-visible': {
    outline: '2px solid light-dark(#8a4b12, #f0b37a)',
    outlineOffset: 2,
  },
  '& [data-popper-reference-hidden]': { visibility: 'hidden' },
});

export const Meeting = styled('button')({
  font: 'inherit',
  marginBlock: '88px 240px',
  padding: '8px 16px',
  border: 0,
  borderRadius: 4,
  color: 'light-dark(#5c2f06, #fbe3cd)',
  background: 'light-dark(#f5dcc4, #55391f)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#efcdab, #6a4828)' },
  '&:focus-visible': {
    outline: '2px solid light-dark(#8a4b12, #f0b37a)',
    outlineOffset: 2,
  },
});

export const Note = styled('div')({
  width: 'max-content',
  padding: '4px 8px',
  borderRadius: 4,
  color: 'light-dark(#fff, #2b1a0b)',
  background: 'light-dark(#5c2f06, #f7d3b1)',
});
