import Button from '@mui/joy/Button';

export default function ApproachesSx() {
  return (
    <Button
      sx={{
        borderRadius: 'xl',
        px: { xs: 2, sm: 4 },
        boxShadow: 'md',
        '&:hover': { boxShadow: 'lg' },
      }}
    >
      Book a table
    </Button>
  );
}
