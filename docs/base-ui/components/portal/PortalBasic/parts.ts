import { styled } from '@mui/system';

export const Card = styled('div')({
  padding: 16,
  border: '1px solid light-dark(#5d6b1f, #cbdc7c)',
  borderRadius: '8px 8px 0 0',
  '& input': {
    boxSizing: 'border-box',
    font: 'inherit',
    width: 80,
    margin: 0,
    padding: '4px 8px',
    border: '1px solid light-dark(#5d6b1f, #cbdc7c)',
    borderRadius: 4,
    color: 'inherit',
    background: 'none',
  },
  '& input:focus': { outline: '2px solid light-dark(#5d6b1f, #cbdc7c)' },
});

export const Footer = styled('div')({
  minHeight: 24,
  padding: '8px 16px',
  borderRadius: '0 0 8px 8px',
  color: 'light-dark(#fff, #1c2106)',
  background: 'light-dark(#4d5919, #cbdc7c)',
});
