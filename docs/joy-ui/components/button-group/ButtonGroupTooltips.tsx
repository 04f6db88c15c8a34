import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';

export default function ButtonGroupTooltips() {
  return (
    <ButtonGroup aria-label="History">
      <Tooltip title="Undo" variant="outlined">
        <IconButton>
          <Undo />
        </IconButton>
      </Tooltip>
      <Tooltip title="Redo: nothing to redo" variant="outlined">
        <span>
          <IconButton disabled aria-label="Redo">
            <Redo />
          </IconButton>
        </span>
      </Tooltip>
    </ButtonGroup>
  );
}
