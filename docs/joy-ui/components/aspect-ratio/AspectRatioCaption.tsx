import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import { mountains } from './pictures';

export default function AspectRatioCaption() {
  return (
    <Box sx={{ maxWidth: 300 }}>
      <AspectRatio ratio="4/3" sx={{ borderRadius: 'md' }}>
        <img src={mountains} alt="" />
        <Link
          overlay
          href="/joy-ui/react-card/"
          textColor="#fff"
          sx={{
            position: 'absolute',
            inset: 'auto 0 0',
            p: 1.5,
            background: 'rgb(0 0 0 / 0.65)',
          }}
        >
          Tours in the mountains
        </Link>
      </AspectRatio>
    </Box>
  );
}
