import Typography from '@mui/joy/Typography';

export default function TypographyVariants() {
  return (
    <Typography sx={{ lineHeight: 2 }}>
      Press <Typography variant="outlined">Ctrl K</Typography> to search. The word{' '}
      <Typography variant="soft" color="warning">
        invoice
      </Typography>{' '}
      was found{' '}
      <Typography variant="solid" color="primary">
        12 times
      </Typography>
      .
    </Typography>
  );
}
