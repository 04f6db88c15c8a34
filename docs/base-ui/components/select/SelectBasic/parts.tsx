import { Option as BaseOption } from '@mui/base/Option';
import { styled } from '@mui/system';

export const Field = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1a212b)',
  color: 'light-dark(#1c2430, #edf1f7)',
  cursor: 'pointer',
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { background: 'light-dark(#eef2f8, #28313e)' },
  '&.base--focusVisible, &.base--expanded': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: 1,
  },
});

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 240,
  padding: 4,
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  margin: '4px 0',
  background: 'light-dark(#fff, #1a212b)',
  color: 'light-dark(#1c2430, #edf1f7)',
  listStyle: 'none',
});

export const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'default',
  '&:hover': { background: 'light-dark(#eef2f8, #28313e)' },
  '&.base--selected': { fontWeight: 700 },
  '&.base-Option-highlighted': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: -2,
  },
});
