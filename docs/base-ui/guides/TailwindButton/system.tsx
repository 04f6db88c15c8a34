import { Button as BaseButton } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const accent = 'light-dark(#6d28d9, #c4b5fd)';

const Button = styled(BaseButton, {
  shouldForwardProp: (prop) => prop !== 'variant',
})<{ variant?: 'filled' | 'outline' }>(({ variant = 'filled' }) => ({
  boxSizing: 'border-box',
  padding: '8px 16px',
  border: `1px solid ${accent}`,
  borderRadius: 8,
  font: 'inherit',
  color: variant === 'filled' ? 'light-dark(#fff, #1e1b2e)' : accent,
  background: variant === 'filled' ? accent : 'transparent',
  cursor: 'pointer',
  '&.base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
}));

export default function TailwindButton() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 1.5,
      }}
    >
      <Button>Send invoice</Button>
      <Button variant="outline" style={{ minWidth: 140 }}>
        Save draft
      </Button>
    </Box>
  );
}
