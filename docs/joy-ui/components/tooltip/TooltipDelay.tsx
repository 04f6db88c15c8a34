import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Tooltip from '@mui/joy/Tooltip';

const HINTS = {
  Day: 'Orders by hour',
  Week: 'Orders by day',
  Month: 'Orders by week',
};

export default function TooltipDelay() {
  return (
    <ButtonGroup aria-label="Period">
      {Object.entries(HINTS).map(([name, hint]) => (
        <Tooltip
          key={name}
          describeChild
          title={hint}
          enterDelay={600}
          enterNextDelay={100}
          leaveDelay={200}
        >
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </ButtonGroup>
  );
}
