import Typography from '@mui/joy/Typography';

export default function TypographyNested() {
  return (
    <Typography level="title-lg">
      Order 8812{' '}
      <Typography level="body-sm" textColor="text.tertiary">
        from 12 May
      </Typography>{' '}
      is <Typography color="success">delivered</Typography>
    </Typography>
  );
}
