import { styled } from '@mui/system';

/** Covers the window. Without these lines the dialog is at the end of the page. */
export const Root = styled('div')({
  display: 'flex',
  position: 'fixed',
  zIndex: 1300,
  inset: 0,
  padding: 16,
  '&.base-Modal-hidden': { visibility: 'hidden' },
});

export const Backdrop = styled('div')({
  position: 'fixed',
  zIndex: -1,
  inset: 0,
  background: 'rgb(0 0 0 / 50%)',
});

export const slots = { root: Root, backdrop: Backdrop };

export const Dialog = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 360,
  maxHeight: '100%',
  margin: 'auto',
  overflow: 'auto',
  padding: 24,
  border: '1px solid light-dark(#d0d5dd, #475467)',
  borderRadius: 12,
  outline: 0,
  background: 'light-dark(#fff, #1d2430)',
  color: 'light-dark(#1d2430, #e7eaf0)',
  '& h2': {
    margin: '0 0 12px',
    color: 'inherit',
    fontSize: 18,
    fontWeight: 600,
    lineHeight: '28px',
  },
  '& p': { margin: '0 0 16px' },
});

export const Button = styled('button')({
  padding: '6px 14px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1d2430)',
  color: 'light-dark(#1d2430, #e7eaf0)',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': {
    outline: '3px solid light-dark(#1849a9, #84adff)',
    outlineOffset: 2,
  },
  '&:not(:last-of-type)': { marginInlineEnd: 8 },
});

export const Field = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  margin: '4px 0 16px',
  padding: '8px 12px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #12161f)',
  color: 'inherit',
  font: 'inherit',
});
