import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export const ColumnsButton = styled(MenuButton)({
  font: 'inherit',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: 'light-dark(#fff, #1d0f33)',
  background: 'light-dark(#5b2fa8, #c9adff)',
  cursor: 'pointer',
  '&:hover': { background: 'light-dark(#49248a, #dac7ff)' },
  '&:focus-visible': {
    outline: '3px solid light-dark(#a07ae0, #8d63d6)',
    outlineOffset: 2,
  },
});

export const ColumnList = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 180,
  margin: '6px 0',
  padding: '8px 0',
  border: '1px solid light-dark(#cdbfe6, #58447c)',
  borderRadius: 8,
  listStyle: 'none',
  background: 'light-dark(#fff, #1e1730)',
  outline: 0,
});

export const ColumnItem = styled(MenuItem)({
  padding: '4px 16px',
  cursor: 'default',
  outline: 0,
  userSelect: 'none',
  '&:hover': { background: 'light-dark(#f3eefc, #2c2244)' },
  '&:focus': { background: 'light-dark(#e2d5f8, #46346d)' },
});
