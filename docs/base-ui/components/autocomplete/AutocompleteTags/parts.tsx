import { styled } from '@mui/system';

export const Root = styled('div')({
  position: 'relative',
  maxWidth: 340,
  marginInline: 'auto',
});

export const Field = styled('div')({
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: 8,
  border: '1px solid light-dark(#0b6b4f, #5fd3ac)',
  borderRadius: 12,
  '&:focus-within': {
    outline: '2px solid light-dark(#0b6b4f, #5fd3ac)',
    outlineOffset: 1,
  },
});

export const Tag = styled('span')({
  display: 'flex',
  gap: 4,
  alignItems: 'center',
  paddingBlock: 2,
  paddingInline: '8px 4px',
  borderRadius: 6,
  background: 'light-dark(#d9f2e8, #1d4a3b)',
  color: 'light-dark(#0b4736, #e5f7f0)',
  fontSize: 14,
  lineHeight: '20px',
  '&:focus': { outline: '2px solid light-dark(#0b4736, #e5f7f0)' },
});

export const Remove = styled('button')({
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  font: 'inherit',
});

export const Input = styled('input')({
  boxSizing: 'border-box',
  flex: 1,
  minWidth: 80,
  padding: 2,
  border: 0,
  background: 'transparent',
  color: 'CanvasText',
  font: 'inherit',
  outline: 'none',
});

export const List = styled('ul')({
  boxSizing: 'border-box',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  maxHeight: 112,
  padding: 0,
  border: '1px solid light-dark(#0b6b4f, #5fd3ac)',
  borderRadius: 12,
  margin: '4px 0 0',
  overflow: 'auto',
  background: 'light-dark(#fff, #12211c)',
  color: 'light-dark(#0b2a20, #e5f7f0)',
  listStyle: 'none',
});

export const Option = styled('li')({
  padding: '6px 12px',
  cursor: 'default',
  '&.Mui-focused': { background: 'light-dark(#d9f2e8, #1d4a3b)' },
});
