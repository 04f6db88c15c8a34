import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Experimental_CssVarsProvider as CssVarsProvider } from '@mui/material/styles';

export default function CssThemeVariablesBasic() {
  // An app leaves out colorSchemeNode: its mode is on <html>.
  return (
    <CssVarsProvider colorSchemeNode={null}>
      <Stack direction="row" spacing={2}>
        <Paper data-mui-color-scheme="light" sx={{ p: 2 }}>
          <Typography gutterBottom>Light orders</Typography>
          <Button variant="contained">Open</Button>
        </Paper>
        <Paper data-mui-color-scheme="dark" sx={{ p: 2 }}>
          <Typography gutterBottom>Dark orders</Typography>
          <Button variant="contained">Close</Button>
        </Paper>
      </Stack>
    </CssVarsProvider>
  );
}
