import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AccountCircle from '@mui/icons-material/AccountCircle';

export default function TooltipRichContent() {
  return (
    <Tooltip
      arrow
      describeChild
      title={
        <>
          <Typography variant="subtitle2" component="p">
            Mia Chen
          </Typography>
          Design lead, <em>Berlin</em>
        </>
      }
    >
      <IconButton aria-label="Profile of Mia Chen">
        <AccountCircle />
      </IconButton>
    </Tooltip>
  );
}
