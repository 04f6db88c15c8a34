import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { mountains } from './pictures';

export default function AspectRatioRow() {
  return (
    <Sheet variant="outlined" sx={{ display: 'flex', maxWidth: 420 }}>
      <AspectRatio ratio="1" sx={{ width: 96 }}>
        <img src={mountains} alt="" />
      </AspectRatio>
      <Box sx={{ p: 1.5 }}>
        <Typography level="title-md">Tour to the glacier</Typography>
        <Typography level="body-sm">Saturday, 6 hours</Typography>
      </Box>
    </Sheet>
  );
}
