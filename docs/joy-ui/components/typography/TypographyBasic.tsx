import Typography from '@mui/joy/Typography';

export default function TypographyBasic() {
  return (
    <>
      <Typography level="h3">Your orders</Typography>
      <Typography>Two parcels are on their way.</Typography>
      <Typography level="body-sm">Updated ten minutes ago</Typography>
    </>
  );
}
