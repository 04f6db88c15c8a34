import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerTextAlign() {
  return (
    <>
      <Divider textAlign="left" role="presentation">
        Personal data
      </Divider>
      <Typography sx={{ py: 2 }}>Mia Chen, mia@example.com</Typography>
      <Divider textAlign="right" role="presentation">
        Optional
      </Divider>
      <Typography sx={{ py: 2 }}>Novak Studio, Lisbon</Typography>
    </>
  );
}
