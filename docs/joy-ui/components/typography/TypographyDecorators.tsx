import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';
import Lock from '@mui/icons-material/Lock';
import Place from '@mui/icons-material/Place';

export default function TypographyDecorators() {
  return (
    <>
      <Typography level="title-lg" startDecorator={<Lock />} mb={1}>
        Private project
      </Typography>
      <Typography
        component="div"
        startDecorator={<Place />}
        endDecorator={<Chip size="sm">open</Chip>}
      >
        Shop in Vienna
      </Typography>
    </>
  );
}
