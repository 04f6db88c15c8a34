import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import texts from './rightToLeftTexts.json';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function RightToLeftMirrorIcon() {
  return (
    <div dir="rtl" lang="ar">
      <ButtonGroup variant="text">
        <Button startIcon={<ArrowBackIcon sx={mirrored} />}>{texts.back}</Button>
        <Button endIcon={<ArrowForwardIcon sx={mirrored} />}>{texts.next}</Button>
      </ButtonGroup>
    </div>
  );
}
