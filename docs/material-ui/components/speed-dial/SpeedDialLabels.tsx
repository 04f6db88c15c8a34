import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction, {
  speedDialActionClasses,
} from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';
import BlenderIcon from '@mui/icons-material/Blender';
import KitchenIcon from '@mui/icons-material/Kitchen';
import MicrowaveIcon from '@mui/icons-material/Microwave';

export default function SpeedDialLabels() {
  return (
    <Box sx={{ height: 300, position: 'relative' }}>
      <Typography>Shared kitchen, third floor</Typography>
      <SpeedDial
        ariaLabel="Report a broken appliance"
        icon={<SpeedDialIcon />}
        sx={{
          bottom: 0,
          insetInlineEnd: 0,
          position: 'absolute',
          [`& .${speedDialActionClasses.staticTooltipLabel}`]: {
            whiteSpace: 'nowrap',
          },
        }}
      >
        <SpeedDialAction
          icon={<KitchenIcon />}
          tooltipTitle="Cold store"
          tooltipOpen
        />
        <SpeedDialAction
          icon={<MicrowaveIcon />}
          tooltipTitle="Microwave"
          tooltipOpen
        />
        <SpeedDialAction icon={<BlenderIcon />} tooltipTitle="Blender" tooltipOpen />
      </SpeedDial>
    </Box>
  );
}
