import Alert from '@mui/joy/Alert';
import CheckCircle from '@mui/icons-material/CheckCircle';

export default function AlertBasic() {
  return (
    <Alert color="success" startDecorator={<CheckCircle />}>
      Payment received. We have sent you the receipt.
    </Alert>
  );
}
