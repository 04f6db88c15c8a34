import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import DownloadIcon from '@mui/icons-material/Download';
import TuneIcon from '@mui/icons-material/Tune';

export default function ButtonDecorators() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      flexWrap="wrap"
      justifyContent="center"
    >
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<TuneIcon />}
        endDecorator={
          <Chip size="sm" variant="solid" color="primary">
            3
          </Chip>
        }
      >
        Filters
      </Button>
      <Button
        startDecorator={<DownloadIcon />}
        endDecorator={
          <Typography level="body-xs" textColor="inherit">
            2.4 MB
          </Typography>
        }
      >
        Download report
      </Button>
    </Stack>
  );
}
