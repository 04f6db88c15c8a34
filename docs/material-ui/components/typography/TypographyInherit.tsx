import Typography from '@mui/material/Typography';

export default function TypographyInherit() {
  return (
    <Typography>
      Ferry 3 runs in summer only. It{' '}
      <Typography component="strong" variant="inherit" fontWeight={700}>
        does not take cars
      </Typography>
      , and the skipper shows{' '}
      <Typography
        component="code"
        variant="inherit"
        fontFamily="monospace"
        bgcolor="action.hover"
        px={0.5}
      >
        FULL
      </Typography>{' '}
      when all seats are gone.
    </Typography>
  );
}
