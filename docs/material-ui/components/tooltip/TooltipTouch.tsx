import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import InfoOutlined from '@mui/icons-material/InfoOutlined';

export default function TooltipTouch() {
  return (
    <Typography>
      Delivery: 2 to 4 days
      <Tooltip
        describeChild
        title="Express delivery takes one day"
        enterTouchDelay={0}
        leaveTouchDelay={4000}
      >
        <IconButton aria-label="About delivery">
          <InfoOutlined />
        </IconButton>
      </Tooltip>
    </Typography>
  );
}
