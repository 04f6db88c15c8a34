import { Button } from '@mui/base/Button';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

const text = 'light-dark(#1c2430, #edf1f7)';
const surface = 'light-dark(#fff, #1a212b)';

const buttonStyles = {
  font: 'inherit',
  padding: '7px 16px',
  border: '1px solid light-dark(#5b6472, #98a3b3)',
  borderRadius: 8,
  color: text,
  background: surface,
  cursor: 'pointer',
  '&:hover, &.base--expanded': { background: 'light-dark(#eef2f8, #28313e)' },
  '&:focus-visible': { outline: '2px solid #4b8bf5', outlineOffset: 2 },
  '&.base--disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
};

export const Trigger = styled(MenuButton)(buttonStyles);

export const ActionButton = styled(Button)(buttonStyles);

export const Listbox = styled('ul')({
  font: '400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif',
  boxSizing: 'border-box',
  minWidth: 200,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#c3cad4, #485363)',
  borderRadius: 8,
  listStyle: 'none',
  color: text,
  background: surface,
  outline: 0,
});

export const itemStyles = {
  display: 'flex',
  gap: 8,
  padding: '6px 12px',
  borderRadius: 4,
  color: 'inherit',
  textDecoration: 'none',
  outline: 0,
  '&:hover': { background: 'light-dark(#eef2f8, #28313e)' },
  '&:focus': { background: 'light-dark(#d8e6fb, #24406b)' },
  '&.base--disabled': { color: 'light-dark(#5b6472, #98a3b3)' },
} as const;

export const Item = styled(MenuItem)(itemStyles);
