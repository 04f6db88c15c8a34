import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Add from '@mui/icons-material/Add';
import MyLocation from '@mui/icons-material/MyLocation';
import Remove from '@mui/icons-material/Remove';

export default function ButtonGroupVertical() {
  return (
    <ButtonGroup
      orientation="vertical"
      aria-label="Map"
      sx={{ width: 'fit-content' }}
    >
      <IconButton aria-label="Zoom in">
        <Add />
      </IconButton>
      <IconButton aria-label="Zoom out">
        <Remove />
      </IconButton>
      <IconButton aria-label="My position">
        <MyLocation />
      </IconButton>
    </ButtonGroup>
  );
}
