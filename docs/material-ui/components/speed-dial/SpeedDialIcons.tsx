import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import BrushIcon from '@mui/icons-material/Brush';
import CloseIcon from '@mui/icons-material/Close';
import FormatColorFillIcon from '@mui/icons-material/FormatColorFill';
import PaletteIcon from '@mui/icons-material/Palette';

export default function SpeedDialIcons() {
  return (
    <Box sx={{ height: 240, position: 'relative' }}>
      <Typography>Mural at the swimming baths</Typography>
      <SpeedDial
        ariaLabel="Paint tools"
        icon={<SpeedDialIcon icon={<PaletteIcon />} openIcon={<CloseIcon />} />}
        FabProps={{ color: 'secondary' }}
        sx={{ bottom: 0, insetInlineEnd: 0, position: 'absolute' }}
      >
        <SpeedDialAction icon={<BrushIcon />} tooltipTitle="Brush" />
        <SpeedDialAction icon={<FormatColorFillIcon />} tooltipTitle="Fill" />
      </SpeedDial>
    </Box>
  );
}
