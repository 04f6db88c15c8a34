import { Input } from '@mui/base/Input';
import { styled } from '@mui/system';

export const NameField = styled(Input)({
  '& .base-Input-input': {
    boxSizing: 'border-box',
    font: 'inherit',
    width: '100%',
    margin: 0,
    padding: '7px 12px',
    border: '1px solid light-dark(#8c1d62, #f3a6d3)',
    borderRadius: 8,
    color: 'light-dark(#26091c, #fbe6f2)',
    background: 'light-dark(#fff, #230f1b)',
  },
  '& .base-Input-input:focus': {
    outline: '2px solid light-dark(#c65a9f, #d46fae)',
    outlineOffset: 0,
  },
}) as typeof Input;

export const Saved = styled('p')({ margin: '12px 0 0' });
