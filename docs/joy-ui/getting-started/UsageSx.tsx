import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function UsageSx() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        p: { xs: 2, sm: 3 },
        borderRadius: 'md',
        borderInlineStart: '4px solid',
        borderInlineStartColor: 'success.500',
      }}
    >
      <Typography level="title-md">Backup finished</Typography>
      <Typography level="body-sm" sx={{ mt: 0.5 }}>
        1,204 files, 3.2 GB
      </Typography>
    </Sheet>
  );
}
