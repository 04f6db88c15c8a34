import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import Print from '@mui/icons-material/Print';

export default function TooltipBasic() {
  return (
    <Tooltip title="Print">
      <IconButton>
        <Print />
      </IconButton>
    </Tooltip>
  );
}
