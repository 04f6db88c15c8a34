import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import LinkIcon from '@mui/icons-material/Link';

export default function TooltipCopied() {
  const [copied, setCopied] = React.useState(false);

  const handleCopy = async () => {
    await navigator.clipboard.writeText('https://example.com/projects/42');
    setCopied(true);
  };

  return (
    <Tooltip
      describeChild
      title={copied ? 'Copied' : 'Copies the address of this project'}
      onOpen={() => setCopied(false)}
    >
      <Button startIcon={<LinkIcon />} onClick={handleCopy}>
        Copy link
      </Button>
    </Tooltip>
  );
}
