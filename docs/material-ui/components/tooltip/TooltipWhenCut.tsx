import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Tooltip from '@mui/material/Tooltip';

const PATHS = [
  'Mole',
  'North pier by way of the fish market and the old customs house',
];

function CutText({ text }: { text: string }) {
  const [isCut, setIsCut] = React.useState(false);

  const measure = ({ currentTarget }: React.SyntheticEvent<HTMLElement>) =>
    setIsCut(currentTarget.scrollWidth > currentTarget.clientWidth);

  return (
    <Tooltip describeChild title={isCut ? text : ''}>
      <Box
        tabIndex={0}
        role="note"
        onMouseEnter={measure}
        onFocus={measure}
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {text}
      </Box>
    </Tooltip>
  );
}

export default function TooltipWhenCut() {
  return (
    <List aria-label="Walks" sx={{ maxWidth: 240 }}>
      {PATHS.map((path) => (
        <ListItem key={path} divider disableGutters>
          <CutText text={path} />
        </ListItem>
      ))}
    </List>
  );
}
