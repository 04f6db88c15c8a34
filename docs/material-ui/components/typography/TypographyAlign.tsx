import Typography from '@mui/material/Typography';

export default function TypographyAlign() {
  return (
    <div>
      <Typography align="center" variant="h6" component="h3">
        Terms of use
      </Typography>
      <Typography align="justify" lang="en" sx={{ hyphens: 'auto', my: 1 }}>
        This agreement begins when you create an account and ends when you delete it.
        Invoices are sent on the first day of each month and are due within fourteen
        days.
      </Typography>
      <Typography align="right" variant="body2">
        Version 3
      </Typography>
    </div>
  );
}
