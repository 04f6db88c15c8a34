import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  radius: { sm: '2px', md: '2px', lg: '4px' },
  fontFamily: { body: 'Georgia, serif' },
  components: {
    JoyButton: {
      defaultProps: { color: 'neutral' },
      styleOverrides: { root: { letterSpacing: '0.03em' } },
    },
  },
});

export default function ApproachesTheme() {
  return (
    <CssVarsProvider theme={theme}>
      <Card sx={{ maxWidth: 280 }}>
        <Typography>Voucher code</Typography>
        <Input slotProps={{ input: { 'aria-label': 'Voucher code' } }} />
        <Button>Redeem</Button>
      </Card>
    </CssVarsProvider>
  );
}
