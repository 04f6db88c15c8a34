import { Option as BaseOption } from '@mui/base/Option';
import { styled } from '@mui/system';

export const Label = styled('label')({ display: 'block', fontSize: 14 });

export const Field = styled('button')({
  font: 'inherit',
  textAlign: 'start',
  width: '100%',
  minHeight: 42,
  padding: '8px 12px',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  color: 'light-dark(#1c2430, #edf1f7)',
  background: 'light-dark(#fff, #1a212b)',
  cursor: 'pointer',
  '&.base--focusVisible, &.base--expanded': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: 1,
  },
  '&.base--disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
});

export const Listbox = styled('ul')({
  minWidth: 200,
  padding: 4,
  margin: '4px 0',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  color: 'light-dark(#1c2430, #edf1f7)',
  background: 'light-dark(#fff, #1a212b)',
  listStyle: 'none',
});

export const Option = styled(BaseOption)({
  padding: '6px 8px',
  borderRadius: 4,
  cursor: 'default',
  '&:hover': { background: 'light-dark(#eef2f8, #28313e)' },
  '&.base--selected': { fontWeight: 700 },
  '&.base--disabled': { color: 'light-dark(#66707f, #98a3b3)' },
  '&.base-Option-highlighted': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: -2,
  },
});

export const slots = { root: Field, listbox: Listbox };
