import Avatar from '@mui/joy/Avatar';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinkOverlay() {
  return (
    <Sheet
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        p: 1.5,
        borderRadius: 'md',
        '&:hover': { bgcolor: 'background.level1' },
      }}
    >
      <Avatar>LR</Avatar>
      <div>
        <Link
          overlay
          underline="none"
          textColor="text.primary"
          href="/joy-ui/react-card/"
        >
          Lena Roth
        </Link>
        <Typography level="body-sm">Design team, Lisbon</Typography>
      </div>
    </Sheet>
  );
}
