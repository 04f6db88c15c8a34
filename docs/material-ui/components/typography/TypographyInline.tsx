import Typography from '@mui/material/Typography';

export default function TypographyInline() {
  return (
    <Typography>
      The trial ends <strong>on Friday</strong>. Save{' '}
      <Typography component="span" fontWeight="medium" color="success.main">
        20 %
      </Typography>{' '}
      with the code{' '}
      <Typography
        component="code"
        variant="inherit"
        fontFamily="monospace"
        sx={{ px: 0.5, bgcolor: 'action.hover', borderRadius: 1 }}
      >
        TEAM20
      </Typography>
      .
    </Typography>
  );
}
