import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

export const CountBadge = styled(Badge)({
  position: 'relative',
  display: 'inline-flex',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineEnd: -8,
    minWidth: 20,
    borderRadius: 10,
    background: 'light-dark(#b3261e, #f2b8b5)',
    color: 'light-dark(#fff, #601410)',
    fontSize: 12,
    lineHeight: '20px',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

export const InboxButton = styled('button')({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: '1px solid light-dark(#66707f, #98a3b3)',
  borderRadius: 8,
  background: 'light-dark(#fff, #1a212b)',
  color: 'light-dark(#1c2430, #edf1f7)',
  cursor: 'pointer',
  font: 'inherit',
  '&:focus-visible': {
    outline: '2px solid light-dark(#1f5fbf, #8ab8ff)',
    outlineOffset: 2,
  },
});
