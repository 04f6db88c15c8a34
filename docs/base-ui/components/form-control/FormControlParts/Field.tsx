import { FormControl } from '@mui/base/FormControl';
import { styled } from '@mui/system';

export const errorColor = 'light-dark(#b91c1c, #fca5a5)';

export const Field = styled(FormControl)({
  display: 'grid',
  gap: 4,
  lineHeight: '24px',
  '& input': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
  },
  '& .base--error input': { borderColor: errorColor },
});
