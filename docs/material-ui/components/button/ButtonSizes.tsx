import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';

export default function ButtonSizes() {
  return (
    <Stack alignItems="flex-start" spacing={2}>
      <Button size="small" endIcon={<ExpandMoreRounded />}>
        Order details
      </Button>
      <Button size="medium" variant="outlined" startIcon={<PrintOutlined />}>
        Print label
      </Button>
      <Button size="large" variant="contained" startIcon={<LocalShippingOutlined />}>
        Ship order
      </Button>
    </Stack>
  );
}
