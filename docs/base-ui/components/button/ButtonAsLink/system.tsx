import { Button } from '@mui/base/Button';
import { Stack, styled } from '@mui/system';

const PillButton = styled(Button)({
  font: 'inherit',
  padding: '8px 18px',
  border: '1px solid light-dark(#8a4b08, #f0b878)',
  borderRadius: 999,
  color: 'light-dark(#8a4b08, #f0b878)',
  background: 'transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&.base--focusVisible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

export default function ButtonAsLink() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      <PillButton href="/joy-ui/react-button/">Button in Joy UI</PillButton>
      <PillButton href="/material-ui/react-button/">
        Button in Material UI
      </PillButton>
    </Stack>
  );
}
