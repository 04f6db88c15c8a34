import { styled } from '@mui/system';

export const Person = styled('button')({
  font: 'inherit',
  marginBlockEnd: 8,
  marginInlineEnd: 8,
  padding: '7px 16px',
  border: '1px solid light-dark(#8a4b12, #f0b37a)',
  borderRadius: 999,
  color: 'light-dark(#5c2f06, #fbe3cd)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#fbefe4, #3a2716)' },
  '&[aria-expanded="true"]': { background: 'light-dark(#f5dcc4, #55391f)' },
  '&:focus-visible': {
    outline: '2px solid light-dark(#8a4b12, #f0b37a)',
    outlineOffset: 2,
  },
});

export const Card = styled('div')({
  width: 'max-content',
  marginBlock: 4,
  padding: '8px 12px',
  borderRadius: 8,
  color: 'light-dark(#fff, #2b1a0b)',
  background: 'light-dark(#5c2f06, #f7d3b1)',
});
