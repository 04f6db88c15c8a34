import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

function TruncatedText({ children }: { children: string }) {
  const [isCut, setIsCut] = React.useState(false);

  const measure = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) =>
    setIsCut(currentTarget.scrollWidth > currentTarget.clientWidth);

  return (
    <Tooltip describeChild title={isCut ? children : ''}>
      <Typography noWrap tabIndex={0} onMouseEnter={measure} onFocus={measure}>
        {children}
      </Typography>
    </Tooltip>
  );
}

export default function TooltipTruncatedText() {
  return (
    <div>
      <TruncatedText>Notes.txt</TruncatedText>
      <TruncatedText>
        Quarterly report for the board with all appendices (final).pdf
      </TruncatedText>
    </div>
  );
}
