import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const skills = ['React', 'TypeScript', 'CSS', 'GraphQL', 'Docker', 'Figma'];

export default function ChipShowMore() {
  const [expanded, setExpanded] = React.useState(false);
  const shown = expanded ? skills : skills.slice(0, 3);

  return (
    <Stack direction="row" useFlexGap flexWrap="wrap" spacing={1}>
      {shown.map((skill) => (
        <Chip key={skill} label={skill} />
      ))}
      <Chip
        component="button"
        variant="outlined"
        label={expanded ? 'Show less' : `+${skills.length - shown.length} more`}
        aria-expanded={expanded}
        onClick={() => setExpanded(!expanded)}
      />
    </Stack>
  );
}
