import Typography from '@mui/joy/Typography';

export default function TypographyComponent() {
  return (
    <>
      <Typography level="title-lg" component="h3">
        Before you send the parcel
      </Typography>
      <Typography component="ul" sx={{ mt: 1, mb: 0, paddingInlineStart: 3 }}>
        <li>Print the label.</li>
        <li>Put the invoice inside.</li>
      </Typography>
    </>
  );
}
