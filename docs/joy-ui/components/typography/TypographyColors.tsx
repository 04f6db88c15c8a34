import Typography from '@mui/joy/Typography';

export default function TypographyColors() {
  return (
    <>
      <Typography color="danger">Payment failed</Typography>
      <Typography color="warning">Due in 3 days</Typography>
      <Typography textColor="text.primary">text.primary</Typography>
      <Typography textColor="text.tertiary">text.tertiary</Typography>
      <Typography textColor="primary.plainColor">primary.plainColor</Typography>
    </>
  );
}
