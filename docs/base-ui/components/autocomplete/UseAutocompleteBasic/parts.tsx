import { styled } from '@mui/system';

export const Label = styled('label')({ display: 'block', marginBottom: 4 });

export const Input = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1a212b)',
  color: 'light-dark(#1c2430, #edf1f7)',
  font: 'inherit',
  '&:focus': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: 1,
  },
});

export const List = styled('ul')({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  maxHeight: 118,
  padding: 4,
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  margin: '4px 0 0',
  overflow: 'auto',
  background: 'light-dark(#fff, #1a212b)',
  color: 'light-dark(#1c2430, #edf1f7)',
  listStyle: 'none',
});

export const Option = styled('li')({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'default',
  '&[aria-selected="true"]': { fontWeight: 700 },
  '&.Mui-focused': {
    background: 'light-dark(#eef2f8, #28313e)',
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: -2,
  },
});
