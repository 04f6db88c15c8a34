import { Button } from '@mui/base/Button';
import { ClassNameConfigurator } from '@mui/base/utils';
import { Box, styled } from '@mui/system';

const QuietButton = styled(Button)({
  font: 'inherit',
  padding: '6px 12px',
  border: 0,
  borderBottom: '2px solid',
  color: 'light-dark(#14532d, #a7e3bd)',
  background: 'none',
  cursor: 'pointer',
  '&:active': { opacity: 0.7 },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 4 },
});

export default function ButtonNoClasses() {
  return (
    <ClassNameConfigurator disableDefaultClasses>
      <Box sx={{ textAlign: 'center' }}>
        <QuietButton>Show the changes</QuietButton>
      </Box>
    </ClassNameConfigurator>
  );
}
