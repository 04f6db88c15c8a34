import { styled } from '@mui/system';

export const Toggle = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: 'light-dark(#fff, #26091c)',
  background: 'light-dark(#8c1d62, #f3a6d3)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#6d154b, #f8c4e2)' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#c65a9f, #d46fae)',
    outlineOffset: 2,
  },
});

export const List = styled('ul')({
  boxSizing: 'border-box',
  maxWidth: 280,
  margin: '8px 0 0',
  padding: '8px 16px',
  border: '1px solid light-dark(#8c1d62, #f3a6d3)',
  borderRadius: 8,
  lineHeight: '32px',
  listStyle: 'none',
});
