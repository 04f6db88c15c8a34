import { Option as BaseOption } from '@mui/base/Option';
import { styled } from '@mui/system';

export const Field = styled('button')({
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 16px',
  border: '1px solid light-dark(#0b6b4f, #5fd3ac)',
  borderRadius: 999,
  background: 'transparent',
  color: 'light-dark(#0b4736, #c9f2e3)',
  cursor: 'pointer',
  font: 'inherit',
  fontWeight: 600,
  '&.base--focusVisible, &.base--expanded': {
    outline: '2px solid light-dark(#0b6b4f, #5fd3ac)',
    outlineOffset: 2,
  },
});

export const Listbox = styled('ul')({
  boxSizing: 'border-box',
  width: 220,
  padding: '8px 0',
  border: '1px solid light-dark(#0b6b4f, #5fd3ac)',
  borderRadius: 12,
  margin: '8px 0',
  background: 'light-dark(#fff, #12211c)',
  color: 'light-dark(#0b2a20, #e5f7f0)',
  listStyle: 'none',
});

export const Option = styled(BaseOption)({
  padding: '6px 16px',
  cursor: 'default',
  '&::before': { content: '""', display: 'inline-block', width: 24 },
  '&.base--selected::before': { content: '"✓" / ""' },
  '&.base-Option-highlighted': {
    outline: '2px solid light-dark(#0b6b4f, #5fd3ac)',
    outlineOffset: -2,
  },
});
