import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';

const Panel = styled('section')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: `1px solid ${theme.palette.divider}`,
}));

export default function SpacingStyled() {
  return (
    <Panel>
      <Box sx={{ width: (theme) => `calc(100% - ${theme.spacing(8)})` }}>
        <TextField fullWidth label="Search files" />
      </Box>
    </Panel>
  );
}
