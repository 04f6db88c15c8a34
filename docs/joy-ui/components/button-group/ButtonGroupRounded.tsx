import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';

export default function ButtonGroupRounded() {
  return (
    <ButtonGroup
      aria-label="Month"
      sx={{
        borderRadius: 'xl',
        '--ButtonGroup-separatorColor': 'transparent !important',
      }}
    >
      <IconButton aria-label="Earlier">
        <NavigateBefore />
      </IconButton>
      <IconButton aria-label="Later">
        <NavigateNext />
      </IconButton>
    </ButtonGroup>
  );
}
