import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

export const FileButton = styled(MenuButton)({
  font: 'inherit',
  marginBlockEnd: 12,
  padding: '7px 16px',
  border: '1px solid light-dark(#5b6472, #98a3b3)',
  borderRadius: 8,
  color: 'light-dark(#1c2430, #edf1f7)',
  background: 'light-dark(#fff, #1a212b)',
  cursor: 'pointer',
  '&:hover, &.base--expanded': { background: 'light-dark(#eef2f8, #28313e)' },
  '&.base--active': { background: 'light-dark(#dbe3ee, #364254)' },
  '&:focus-visible': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: 2,
  },
});

export const FileList = styled('ul')({
  boxSizing: 'border-box',
  minWidth: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#c3cad4, #485363)',
  borderRadius: 8,
  listStyle: 'none',
  background: 'light-dark(#fff, #1a212b)',
  outline: 0,
});

export const FileItem = styled(MenuItem)({
  padding: '6px 12px',
  borderRadius: 4,
  color: 'light-dark(#1c2430, #edf1f7)',
  cursor: 'default',
  outline: 0,
  userSelect: 'none',
  '&:hover': { background: 'light-dark(#eef2f8, #28313e)' },
  '&:focus': { background: 'light-dark(#d8e6fb, #24406b)' },
});
