import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import type { CheckoutState } from './useCheckout';

export default function Confirmation({ state }: { state: CheckoutState }) {
  return (
    <Stack spacing={2} useFlexGap alignItems="flex-start">
      <MarkEmailRead color="secondary" sx={{ fontSize: 56 }} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Your order has the number <strong>{state.order}</strong>. A confirmation is
        on its way to {state.values.email.trim()}, and another message follows when
        the parcel leaves us.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="contained" href="/material-ui/react-timeline/">
          Follow the parcel
        </Button>
        <Button onClick={state.restart}>Order something else</Button>
      </Stack>
    </Stack>
  );
}
