import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Brightness from '@mui/icons-material/BrightnessMedium';
import Close from '@mui/icons-material/Close';
import Crop from '@mui/icons-material/Crop';
import Edit from '@mui/icons-material/Edit';

export default function SpeedDialIcons() {
  const icon = <SpeedDialIcon icon={<Edit />} openIcon={<Close />} />;

  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', height: 190 }}>
      <SpeedDial
        ariaLabel="Edit photo"
        icon={icon}
        FabProps={{ color: 'secondary' }}
      >
        <SpeedDialAction icon={<Crop />} tooltipTitle="Crop" />
        <SpeedDialAction icon={<Brightness />} tooltipTitle="Brightness" />
      </SpeedDial>
    </Box>
  );
}
