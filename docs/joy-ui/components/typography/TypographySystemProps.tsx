import Typography from '@mui/joy/Typography';

export default function TypographySystemProps() {
  return (
    <>
      <Typography fontSize="xl" fontWeight="lg" textAlign="center">
        € 1,280.00
      </Typography>
      <Typography textAlign="center" fontStyle="italic" mt={1}>
        Thank you for your order.
      </Typography>
      <Typography
        level="body-sm"
        fontFamily="code"
        textAlign="end"
        textTransform="uppercase"
        mt={1}
      >
        ref 8812-a
      </Typography>
    </>
  );
}
