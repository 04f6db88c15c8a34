import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Tooltip from '@mui/joy/Tooltip';

const FILE = 'Minutes of the general meeting, final version.pdf';

export default function ChipLongText() {
  return (
    <Tooltip title={FILE} describeChild>
      <Chip
        variant="outlined"
        sx={{ maxWidth: 220 }}
        endDecorator={<ChipDelete aria-label="Remove the file" />}
      >
        {FILE}
      </Chip>
    </Tooltip>
  );
}
