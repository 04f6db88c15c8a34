import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <div>
      <Typography color="text.primary">INV-2041 is ready</Typography>
      <Typography color="text.secondary">Due in 14 days</Typography>
      <Typography color="success.main">INV-2040 is paid</Typography>
      <Typography color="error">INV-2032 is overdue</Typography>
      <Typography color="primary">Three drafts</Typography>
    </div>
  );
}
