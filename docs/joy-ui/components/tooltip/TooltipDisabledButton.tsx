import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const reason = 'Only the owner can publish the project';

export default function TooltipDisabledButton() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title={reason} describeChild>
        <span>
          <Button disabled>Publish</Button>
        </span>
      </Tooltip>
      <Tooltip title={reason} describeChild>
        <Button
          variant="soft"
          color="neutral"
          aria-disabled
          onClick={(event) => event.preventDefault()}
          sx={{ cursor: 'default' }}
        >
          Publish
        </Button>
      </Tooltip>
    </Stack>
  );
}
