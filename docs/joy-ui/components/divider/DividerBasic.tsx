import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerBasic() {
  return (
    <Box>
      <Typography level="title-md" component="h3">
        Order 1041
      </Typography>
      <Typography level="body-sm">Delivered on 3 March</Typography>
      <Divider sx={{ my: 2 }} />
      <Typography>2 desk lamps, 1 bookshelf</Typography>
    </Box>
  );
}
