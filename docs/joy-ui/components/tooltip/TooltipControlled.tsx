import * as React from 'react';
import Input from '@mui/joy/Input';
import IconButton from '@mui/joy/IconButton';
import Tooltip from '@mui/joy/Tooltip';
import ContentCopy from '@mui/icons-material/ContentCopy';

const LINK = 'https://example.com/invite/8812';

export default function TooltipControlled() {
  const [open, setOpen] = React.useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(LINK).catch(() => {});
    setOpen(true);
    setTimeout(() => setOpen(false), 1500);
  };

  return (
    <Input
      readOnly
      value={LINK}
      aria-label="Invitation link"
      endDecorator={
        <Tooltip
          open={open}
          onClose={() => setOpen(false)}
          title="Copied"
          placement="top"
          arrow
        >
          <IconButton aria-label="Copy the link" onClick={copy}>
            <ContentCopy />
          </IconButton>
        </Tooltip>
      }
    />
  );
}
